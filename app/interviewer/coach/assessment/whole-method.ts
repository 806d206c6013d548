import type { QuestionKind } from '../../interviewer.ts'
import type { AnnotatedSentence } from './annotated-sentence.ts'
import type { Answer } from './answer.ts'
import { normalizedWords } from './normalize-text.ts'
import { CUES } from './signals/cues.ts'
import { matchesCue } from './signals/match-cue.ts'
import { hasAmount } from './signals/measure.ts'
import { roots } from './signals/overlap.ts'

/** What a method that one could follow is worth, however few the sentences in which it is told. */
const CAN_BE_FOLLOWED = 46
const FOR_EACH_CARE = 7
const MOST_CARES = 3
const FOR_MORE_GESTURES = 3
const LIFT = { technical: 0.85, situational: 0.4 } as const

/** What was learnt to be poor may be wrong or unsafe however precise: it is left where it is. */
const POOR = 20
const FAIR = 33

const FEWEST_GESTURES = 3
const MANY_GESTURES = 5
/** A longer answer shows its order by its sentences, and is weighed by them. */
const LONGEST = 60
const MOSTLY = 0.5

/** What gestures without any thing are worth, and how far a higher mark comes down to it. */
const NOTHING_NAMED = 25
const DROP = 0.6

interface Method {
  annotated: readonly AnnotatedSentence[]
  kind: QuestionKind
  questionRoots: ReadonlySet<string>
}

/**
 * Weighs a short method told in the present by what it names: gestures on things that have a name are
 * no less of an answer for standing in one sentence, and gestures that would fit any trade are none.
 */
export function weighMethod(
  mark: number,
  answer: Answer,
  { annotated, kind, ...asked }: Method,
): number {
  if (kind !== 'technical' && kind !== 'situational') return mark
  if (answer.words.length > LONGEST || matchesCue(answer.plain, CUES.ownPast)) return mark
  const gestures = gesturesIn(answer, asked.questionRoots)
  if (isHollow(gestures, answer)) return Math.min(mark, mark + (NOTHING_NAMED - mark) * DROP)
  const isOpinion = annotated.some(({ isClaim }) => isClaim) || ASIDE.test(answer.plain)
  const trust = Math.min(1, Math.max(0, (mark - POOR) / (FAIR - POOR)))
  return isOpinion
    ? mark
    : mark + Math.max(0, worthOf(gestures, answer) - mark) * LIFT[kind] * trust
}

interface Gestures {
  all: number
  /** On things that have a name. */
  named: number
  /** On things that the question had not named. */
  own: number
  vague: number
  clauses: number
}

function gesturesIn({ sentences }: Answer, questionRoots: ReadonlySet<string>): Gestures {
  const clauses = sentences
    .flatMap(({ plain }) => plain.split(CLAUSE))
    .filter((clause) => normalizedWords(clause).length > 1)
  const all = clauses.filter((clause) => GESTURE.test(clause.trim()))
  const things = all.map(thingsIn)
  return {
    all: all.length,
    named: things.filter((names) => names.length > 0).length,
    own: things.filter((names) => names.some((name) => !questionRoots.has(name))).length,
    vague: clauses.filter((clause) => VAGUE.test(clause)).length,
    clauses: clauses.length,
  }
}

const isHollow = ({ all, named, own, clauses }: Gestures, { plain }: Answer) =>
  all > 1 && all > clauses * MOSTLY && own === 0 && named <= 1 && !/\d/.test(plain)

function worthOf({ named, own, vague, clauses }: Gestures, { sentences }: Answer): number {
  if (own < 2 || named - vague < FEWEST_GESTURES || named < clauses * MOSTLY) return 0
  const cares = CARES.filter((care) =>
    sentences.some(({ plain }) => matchesCue(plain, care)),
  ).length
  const values = sentences.some(hasAmount) ? 1 : 0
  return (
    CAN_BE_FOLLOWED +
    Math.min(MOST_CARES, cares + values) * FOR_EACH_CARE +
    (named >= MANY_GESTURES ? FOR_MORE_GESTURES : 0)
  )
}

/** Excuses and habits tell how one thinks of the work, which is weighed elsewhere. */
const ASIDE =
  /\b(?:souvent|habitude|(?:de )?toute facon|faut|on verra|peut etre|tant pis|au feeling|a l oeil|ans de|d autres|c est (?:lui|eux|elle)|ca (?:tient|passe|suffit)|(?:je )?sais pas|cafe|genti(?:ment|l\w*))\b/

const CLAUSE = /[,;:.!?()\n] ?| (?:et|puis|ou)(?= )(?: ensuite)? ?/

/** « Je pose… », « commence par couper… », « puis noter… »; what stands before it may name a thing too. */
const GESTURE =
  /^(?<before>(?:\w+ ){0,9}?)(?:je|j|on) (?:(?:ne|n|le|la|les|l|lui|leur|me|m|y|en) )*(?!(?:ai|suis|reste|pense|crois|sais|peux|veux|dois|fais (?:attention|de mon|en sorte)|essaie|essaye|aime|avais|etais|adapte|gere|a|est)\b)(?:[a-z]+)(?<!(?<!\bf)ais|ait|rai)\b|^(?:a |de |par |en |pour |et )?[a-z]{2,}(?:er|ir|re) |^(?:le|la|les|l|un|une|mon|ma|mes) \w+(?: \w+){0,3}$/

/** Words that would fit a gesture of any trade: nobody sees anything by them. */
const OF_ANY_TRADE = roots(
  normalizedWords(
    `situation probleme solution besoin cause question travail travaille methode rigueur satisfaction approche
    demarche bienveillance ecoute attention tache priorite objectif regle temps calme maximum possible
    mieux dialogue personne aise profil contexte ensemble chacun different necessaire efficace professionnel
    professionnalisme qualite adapte adaptee bonne bonnes solutions analyse analyser identifie identifier
    commence commencer mise place oeuvre assure assurer verifie cherche regarde concentre demande correctement
    rapidement patience respect maniere facon organise organiser communique communiquer essentiel important
    informations elements details chaque etape etapes procedure equipe collegues client clients satisfait
    reponse reponds demander savoir faire marche fonctionne correspond correspondent
    puis enfin ensuite alors sinon bout reste aussi toujours meme memes dire fais fait faut vraiment aupres besoins attentes resultat resultats difficulte difficultes outils moyens choses suite`,
  ),
)

/** The roots of the things that a gesture names besides its verb; a measure is a thing. */
export function thingsIn(clause: string): string[] {
  const after = clause.trim().replace(GESTURE, '$<before> ')
  const words = normalizedWords(after).filter((word) => !/ment$/.test(word) || SOLID.test(word))
  const names = [...roots(words)].filter((root) => !OF_ANY_TRADE.has(root))
  return /\d/.test(after) ? [...names, 'measure'] : names
}
const SOLID = /^(?:vete|docu|medica|logi|baye|equipe|panse|instru|bati|reglement|comparti)/

const VAGUE =
  /\b(?:adaptee?s?|de mon mieux|a l ecoute|bienveillan\w*|rigoureu\w*|professionnel\w*|satisfaction|l ensemble|mettre en (?:place|oeuvre)|mets en (?:place|oeuvre)|analyser? (?:la situation|le probleme|les besoins)|fais attention|m adapte|m organise|prends mon temps|tout se passe bien|bien fait|si besoin|si necessaire)\b/

/** Checks and traces, others who are told, a choice between two ways, a reason. */
const CARES: readonly RegExp[] = [
  CUES.checks,
  CUES.alerts,
  /\b(?:si|sinon|au dela|au dessus|en dessous|passe (?:l|une|un|deux|\d)|tant que|jusqu a ce)\b/,
  /\b(?:parce qu\w*|pour (?:que|voir|eviter|savoir|ne pas)|sans \w+er|car|avant de)\b/,
]
