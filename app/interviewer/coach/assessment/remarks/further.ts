import type { QuestionKind } from '../../../kinds.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { countQuestions } from '../own-questions.ts'
import { type EvidenceName, mayHold } from './evidence.ts'

interface Further {
  text: string
  unless?: readonly EvidenceName[]
  /** Where the answer says it already, or where it would make no sense. */
  unlessHeard?: RegExp
  /** The same, of the question. */
  unlessAsked?: RegExp
  /** What the answer must hold for it to make sense. */
  ifHeard?: RegExp
}

/** What a rule or safety sets has no other way. */
const OF_RULE =
  /\b(?:securite|reglement\w*|normes?|lois?|legal\w*|obligat\w*|interdit\w*|consign\w*|habilit\w*|conform\w*|freinage|defaillance|gaz|electri\w*|hygiene|haccp|declaration|tva|allerg\w*|dos(?:e|es|age)|medicaments?|injection|secours|incendie|amiante|identite|selon le texte)\b/
const OTHER_CASE =
  /\b(?:sinon|en cas d|dans le doute|selon (?:que|le|la|les)|si (?:oui|non|c est|ca|cela|ce n est|il|elle|ils|elles|on|je|rien|la|le|les|l)|s ils?)\b|\bje ne \w+ (?:rien|jamais|pas)\b/
const SINCE =
  /\b(?:depuis|desormais|dorenavant|maintenant|aujourd hui|la prochaine fois|a refaire|autrement|j aurais)\b/

/** How a good answer can be served better; true of any answer and question in which nothing of it is heard. */
const FURTHER: Record<QuestionKind, readonly Further[]> = {
  presentation: [
    {
      text: 'Préparez la suite : on vous demandera pourquoi vous changez maintenant, une phrase suffit.',
      unless: ['aimed'],
    },
  ],
  motivation: [
    {
      text: 'Préparez aussi la question inverse : ce qui vous ferait hésiter dans ce poste.',
      unlessHeard:
        /\b(?:hesit\w*|reserve|crain\w*|inquiet\w*|penible|peu spectaculaire|(?:connais|connait) (?:peu|pas|mal)|devoir (?:l |les )?apprendre)\b/,
      unlessAsked: /\b(?:hesit\w*|reserves?)\b/,
    },
    {
      text: 'Préparez la question qui suit souvent : ce que vous attendez de vos trois premiers mois.',
      unlessHeard: /\b(?:premiers? mois|premieres? semaines?|trois mois|3 mois)\b/,
      unlessAsked:
        /\b(?:mois|semaines?|mission de|cdd|interim\w*|remplacement|saison\w*|stage|alternance|ponctuel\w*)\b/,
    },
  ],
  behavioural: [
    {
      text: "Préparez la question qui suit souvent : ce que vous feriez autrement aujourd'hui.",
      unlessHeard: SINCE,
      unlessAsked: /\b(?:chang\w*|appris|retenu\w*|tire\w*|feriez|ensuite|depuis)\b/,
    },
  ],
  technical: [
    {
      text: "Préparez un cas où vous feriez autrement : on vous le demandera pour voir où votre méthode s'arrête.",
      unlessHeard: new RegExp(`${OF_RULE.source}|${OTHER_CASE.source}`),
      unlessAsked: OF_RULE,
    },
  ],
  situational: [
    {
      text: 'Préparez la question de principe qui suit souvent : dans quel cas passeriez-vous la main ?',
      unlessAsked:
        /\b(?:repond(?:ez|riez)|dites|diriez|prix|cher|concurrent|remise|nettoy\w*|desinfect\w*)\b/,
      unlessHeard:
        /\b(?:passe\w* la main|transmet\w*|remonte\w*|previen\w*|prevenu\w*|alert\w*|(?:appelle|demande a|demande au|rends compte)\b.{0,40}\b(?:chef\w*|responsable|direct\w*|medecin|infirmi\w*|tuteur|tutrice|bureau|astreinte)|astreinte|hierarchie|pour (?:moi )?ou pour un|demande au bureau|le 15|pompiers|samu|chef\w*|direct(?:eur|rice|ion)\w*|president\w*|procureur|hierarch\w*|patronn?e?|dirigeante?)\b/,
    },
    {
      text: 'Préparez la variante : la même scène, quand la personne à prévenir ne répond pas.',
      ifHeard: /\b(?:previen\w*|prevenu\w*|alert\w*|appel\w*)\b/,
      unlessHeard:
        /\b(?:ne (?:me |m )?repond\w*|pas de reponse|injoignable|repondeur|messagerie|ne decroche)\b/,
    },
  ],
  closing: [],
}

/** What an answer that only begins to convince has most to gain by; a way to go on, and no reproach. */
const STRENGTHEN: Partial<Record<QuestionKind, string>> = {
  presentation:
    "Choisissez l'expérience la plus proche de ce poste et dites-en un fait : combien, avec qui, ce qui a changé.",
  motivation:
    'Mettez en premier la raison qui ne vaudrait pour aucun autre poste, et juste après le fait qui la montre.',
  behavioural:
    "Développez le moment où vous agissez : deux gestes de plus, et ce qu'ils ont changé.",
  technical:
    "Ajoutez à chaque étape l'outil, la valeur ou la limite : c'est là qu'un recruteur du métier écoute.",
  situational:
    'Mettez votre premier geste dans la première phrase, et dites pourquoi il passe avant.',
}
const FAIR = 62

export function strengthen({ kind, score, annotated }: Judgement): string[] {
  if (score < POOR || score >= FAIR) return []
  const [opening] = annotated
  const isThere = kind === 'situational' && mayHold(opening?.sentence.plain ?? '', ['gesture'])
  const way = isThere ? undefined : STRENGTHEN[kind]
  return way ? [way] : []
}

/** A poor answer is taken up again, not taken further. */
const POOR = 40

export function goFurther({ kind, answer, score }: Judgement, question: string): string[] {
  if (score < POOR) return []
  const asked = normalizeText(question).replace(/-/g, ' ')
  const able = FURTHER[kind].filter(
    ({ unless = [], unlessHeard, unlessAsked, ifHeard }) =>
      !mayHold(answer.plain, unless) &&
      !unlessHeard?.test(answer.plain) &&
      !unlessAsked?.test(asked) &&
      (ifHeard?.test(answer.plain) ?? true),
  )
  const first = answer.words.length % (able.length || 1)
  return [...able.slice(first), ...able.slice(0, first)].map(({ text }) => text)
}

/** What can always be said at the end: what is short calls for a question, what is long for a shorter telling. */
export function keepInReserve({ kind, score, answer }: Judgement, isAlone: boolean): string[] {
  const { words } = answer
  if (score < POOR) return []
  if (kind === 'closing' && countQuestions(answer) !== 1) return []
  if (isAlone && words.length < BRIEF)
    return [`Une réponse aussi brève appelle une question : gardez ${IN_RESERVE[kind]} en réserve.`]
  return words.length > LONG
    ? ["Ayez aussi une version de trois phrases : c'est celle que l'on retiendra."]
    : []
}
const BRIEF = 50
const LONG = 150
const IN_RESERVE: Record<QuestionKind, string> = {
  presentation: 'une expérience de plus',
  motivation: 'un second fait',
  behavioural: 'un détail de plus',
  technical: 'une étape de plus',
  situational: 'un geste de plus',
  closing: 'une question de plus',
}
