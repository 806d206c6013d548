import type { QuestionKind } from '../../../kinds.ts'
import { placesAsked } from '../asks-for-terms.ts'
import { asksForWork } from '../asks-for-work.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { mayHold } from './evidence.ts'

/** A poor answer is taken up again as a whole: how, by what the question asks, and not by what was answered. */
const POOR = 40

interface Way {
  asked?: RegExp
  unless?: RegExp
  text: string
}

const IN_ORDER =
  "Reprenez dans l'ordre : d'où vous partez, vos étapes et avec qui, puis ce qui montre que c'est réussi."
const TO_BUILD =
  /\b(?:comment|que) (?:l |la |le |les |vous )?(?:batiss|constru|montez|organis|reorganis|prepar|fiabilis|conduis|menez|repren|instruis|mettez|planifi|adapt|fix|remplac)\w*/
const TO_FIND =
  /\b(?:diagnosti\w*|analysez|trouvez[- ]vous la cause|la cause|cherchez|ralenti\w*|panne)\b/

const OF_WORK_DONE =
  "Dites d'abord ce que c'était, avec un nombre ou une durée, puis votre part à vous, puis ce qui en est sorti."

/** Something is wrong in it that somebody must know of. */
const AT_RISK =
  /\b(?:allerg\w*|malaise|chute|tombee?|par terre|bless\w*|fievre|alarme|fumee|fuite|accident\w*|agress\w*|frapp\w*|humili\w*|alcool|disparu\w*|danger\w*|incident\w*|bacterie|gaz|par erreur|mou|°|degres|plus personne|introuvable)(?!\w)/
const WARNS =
  /\b(?:previen\w*|preven\w*|alert\w*|appel\w*|signal\w*|inform\w*|averti\w*|le 15|samu|pompiers|chef\w*|responsable\w*|direct(?:eur|rice|ion)\w*|hierarch\w*|parle\w* (?:a|au|aux))\b/
const WITH_WARNING =
  "Reprenez la scène dans l'ordre : votre premier geste, qui vous prévenez, puis la suite."

const WAYS: Record<QuestionKind, readonly Way[]> = {
  presentation: [
    {
      unless:
        /\b(?:present\w*|parcours|vous etes|parlez moi de vous|etapes|profil|experiences?|formations?|etudes|cv)\b/,
      text: "Répondez d'abord à ce qui est demandé, avec un lieu, un nombre ou un exemple à vous ; votre parcours vient ensuite.",
    },
    {
      asked: /\b(?:a travers|autour d|par) (?:un|une) (?:projet|chantier|affaire|realisation)\b/,
      text: 'Prenez un seul projet : ce qui était demandé, ce que vous en avez tenu, vous, et ce qui en est sorti.',
    },
    {
      text: "Reprenez en quatre phrases : votre métier ou vos études, l'expérience la plus proche de ce poste, un fait que vous y avez tenu, ce que vous cherchez maintenant.",
    },
  ],
  motivation: [{ text: 'Gardez une seule raison, la vôtre, et le fait qui la montre.' }],
  behavioural: [
    {
      asked:
        /\b(?:strategies?|feuille de route|transformation|politique (?:d achats?|rh|commerciale))\b/,
      text: "Reprenez dans l'ordre : d'où vous partiez, vos deux ou trois choix et qui les a portés, puis le résultat et sa durée.",
    },
    {
      text: "Racontez-le en quatre temps : la situation en une phrase, vos gestes, ce qui s'est passé ensuite, ce que vous faites depuis.",
    },
  ],
  technical: [
    {
      asked:
        /\b(?:quels? controles?|quelles? verifications?|que (?:controlez|verifiez)|comment (?:controlez|verifiez))/,
      text: "Nommez les contrôles un par un : avec quoi, à partir de quelle limite, et ce que vous faites si ce n'est pas bon.",
    },
    {
      asked: /\b(?:comment (?:decidez|choisissez|estimez)|sur quoi|selon quel|qui decide)/,
      text: 'Dites sur quoi vous décidez : les deux ou trois critères, la limite de chacun, puis votre décision.',
    },
    {
      asked: TO_FIND,
      text: 'Dites ce que vous regardez en premier, ce que vous écartez ensuite, et ce qui prouve la cause.',
    },
    { asked: TO_BUILD, text: IN_ORDER },
    {
      text: "Reprenez dans l'ordre : vos gestes un par un, avec quoi, et ce que vous regardez à la fin.",
    },
  ],
  situational: [
    {
      asked: /\bque (?:lui |leur )?(?:repond\w+|dites)\b/,
      text: 'Dites vos premiers mots à la personne, puis ce que vous faites, et ce que vous proposez.',
    },
    {
      asked: TO_FIND,
      text: 'Dites ce que vous regardez en premier, ce que vous écartez ensuite, et ce qui prouve la cause.',
    },
    { asked: TO_BUILD, text: IN_ORDER },
    {
      text: "Reprenez la scène dans l'ordre : votre premier geste, les suivants, et ce qui montre que c'est réglé.",
    },
  ],
  closing: [],
}

/** How to take up again an answer that is poor as a whole; asked for as such, and said to be missing of nothing. */
export function takeUpAgain({ kind, score, answer }: Judgement, question: string): string[] {
  if (score >= POOR) return []
  const asked = normalizeText(question).replace(/-/g, ' ')
  if (kind === 'closing') return closingAgain(question, asked, answer.plain)
  if (kind === 'presentation' && asksForWork(question)) return [OF_WORK_DONE]
  if (kind === 'situational' && AT_RISK.test(asked) && !WARNS.test(answer.plain))
    return [WITH_WARNING]
  const way = WAYS[kind].find(
    ({ asked: of, unless }) => (of?.test(asked) ?? true) && !unless?.test(asked),
  )
  return way ? [way.text] : []
}

/** A yes, a no or a limit is an answer, whatever its tone. */
const DECIDED =
  /\b(?:oui|non|refus\w*|accept\w*|d accord|me (?:va|vont|convien\w*)|je (?:ne )?(?:peux|pourrai\w*|prefere|fais|veux)|jamais|sans probleme|pas de (?:probleme|souci)|point)\b/
const OWN_QUESTIONS = /\b(?:questions?|savoir|demander|precisions|apprendre)\b/
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [
    /\bbesoin\b/,
    'Dites aussi ce que vous rendrez en échange : ce qui tournera sans aide à la fin du mois.',
  ],
  [/\bhesiter\b/, 'Nommez une seule réserve, vraie, puis dites ce qui la lèverait.'],
  [
    /\bdire oui\b|\bferait rester\b/,
    'Nommez une ou deux choses précises du travail qui vous décideraient, et pourquoi.',
  ],
  [
    /\bpremiers? (?:mois|semaines?|jours?)\b/,
    'Dites ce que vous feriez la première semaine, puis ce qui tournerait au bout de trois mois.',
  ],
  [/\brecherche\b/, 'Dites où en est votre recherche en une phrase, puis votre date.'],
]

/** A last question is answered by what it asks: terms, questions of one's own, or something else. */
function closingAgain(question: string, asked: string, said: string): string[] {
  const { pay, dates } = placesAsked(question)
  const parts = [
    { at: mayHold(said, ['dated']) ? -1 : dates, says: 'vos dates' },
    { at: mayHold(said, ['priced']) ? -1 : pay, says: 'un montant' },
    {
      at: mayHold(said, ['asked']) ? -1 : asked.search(OWN_QUESTIONS),
      says: 'une ou deux questions sur le travail',
    },
  ]
    .filter(({ at }) => at >= 0)
    .sort((one, next) => one.at - next.at)
    .map(({ says }) => says)
  const other = OTHERS.find(([cue]) => cue.test(asked))
  if (other && !OWN_QUESTIONS.test(asked)) return [other[1]]
  if (parts.length === 0)
    return DECIDED.test(said) || mayHold(said, ['dated', 'asked'])
      ? []
      : ['Répondez à la question en une phrase nette, puis donnez votre raison.']
  return [
    `${parts.length > 1 ? "Répondez dans l'ordre de la question" : 'Répondez à ce qui est demandé'} : ${parts.join(', puis ')}.`,
  ]
}
