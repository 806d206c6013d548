import type { Answer } from '../answer.ts'
import { shared } from '../signals/overlap.ts'
import type { Asked } from './asked.ts'
import { FAMILIES, type Family, familyOf } from './families.ts'
import { type FitModel, type Learnt, likeness } from './likeness.ts'
import { offTopicBy } from './off-topic.ts'

/** An answer told as one tells something else than what was asked. */
export interface KindMismatch {
  /** 0 (could be) to 1 (surely). */
  doubt: number
  /** What it is like instead. */
  answeredAs: Family
}

/** Each word of the question taken up pleads for the answer, up to a few. */
const WORTH_OF_WORD = 0.35
const MOST_WORDS = 3
/** « Ça m'est arrivé »: a lived case is the best answer to « que faites-vous ? ». */
const LIVED =
  /^.{0,60}\b(?:ca m est (?:deja )?arrive|vecu|(?:j ai|j avais) (?:deja )?(?:eu|vecu|connu) (?:ce|le|un|la meme|cette)|meme (?:cas|situation|scene)|c est arrive)\b/
const WORTH_OF_CASE = 1
/** Of a decision in a few words, nothing says that it answers something else. */
const FEW_WORDS = 14
const WORTH_OF_FEW = 1
/** « Il y a deux ans… » opens a case too, if it is about what was asked. */
const DATED = /^.{0,40}\b(?:fait en \d{4}|la derniere fois|il y a \w+ (?:ans?|mois)|l an dernier)\b/
const WORTH_OF_DATE = 0.7
/** Two acts of one's own told in the past make a story, whatever its subject. */
const TWO_ACTS = 1.4
const WORTH_OF_ACTS = 0.6
/** « Je n'ai pas encore… ; si cela arrivait, je… »: the honest answer of somebody who has no case to tell. */
const NO_CASE_YET =
  /\b(?:pas encore|pas eu|pas d exemple|jamais (?:eu|fait|vecu|manage|encadre)|a defaut)\b[\s\S]{0,400}\bj\w* (?:\w+ )?\w+rais\b/
/** « Un monsieur il comprend pas… »: a scene told in the present by somebody who is learning French. */
const SCENE_IN_PRESENT =
  /\b(?:un|une) (?:monsieur|madame|dame|client|cliente|collegue|enfant) (?:il|elle|qui)\b/
/** « Samedi beaucoup monde… fini une heure, patron content »: few verbs, and yet a day, its trouble and its end. */
const TOLD_BRIEFLY =
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|un (?:jour|soir|matin)|une fois|l autre jour|la semaine derniere|cet ete|cet hiver)\b[\s\S]{20,600}\b(?:finie?s?|termine\w*|contente?s?|merci|rien (?:casse|perdu|oublie)|repare\w*|arrange\w*)\b/
const WORTH_OF_BRIEF_STORY = 2
/** Dictated or spelt by ear, a story still says when it was and how long it took. */
const DATED_SCENE =
  /\ba l epoque\b[\s\S]{20,600}\b(?:au bout d|pendant (?:une?|deux|trois|\d+) \w+|a la fin)\b/
const WORTH_OF_STORY = 1
/** Any way of saying why. */
const REASON =
  /\b(?:parce qu\w*|parceque|car|puisque|envie|attir\w*|plai[st]\w*|a plu|interess\w*|motiv\w*|passion\w*|aim\w*|adore|prefere\w*|je (?:veux|voudrais|cherche|souhaite\w*|postule|viens)|pour ca|pourquoi|c est (?:ce qu\w*|la que|pour)|ce qui m\w*|raison\w*|projet|quitter|changer|choisi\w*|rejoindre|vous ecrivez|votre annonce|dites)\b/
const COST_OF_NO_REASON = 0.6

export interface MeasuredAnswer {
  answer: Pick<Answer, 'plain' | 'words' | 'roots'>
  signals: ReadonlyMap<string, number>
}

/** How well an answer fits its question, and what it is most like otherwise; the higher, the surer. */
export function fitOf(measured: MeasuredAnswer, asked: Asked, model: Learnt) {
  const { answer, signals } = measured
  const family = familyOf(asked.kind)
  const tellsPast = signals.has('ownPast') || signals.has('wePast')
  const found = new Map(
    likeness(answer.words, signals, model).map((one, at) => [FAMILIES[at] ?? family, one]),
  )
  const others = FAMILIES.filter((one) => one !== family && (one !== 'story' || tellsPast))
  const [answeredAs = family] = others.sort((a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0))
  return {
    fit: (found.get(family) ?? 0) - (found.get(answeredAs) ?? 0) + pleads(measured, asked),
    answeredAs,
  }
}

/** What speaks for an answer, or against it, beside the way it is told. */
function pleads({ answer, signals }: MeasuredAnswer, asked: Asked): number {
  const family = familyOf(asked.kind)
  const taken = shared(asked.roots, answer.roots).length
  let worth = WORTH_OF_WORD * Math.min(MOST_WORDS, taken)
  if (asked.kind === 'situational' && answer.words.length < FEW_WORDS) worth += WORTH_OF_FEW
  if (family === 'method' && LIVED.test(answer.plain)) worth += WORTH_OF_CASE
  if (family === 'method' && taken > 0 && DATED.test(answer.plain)) worth += WORTH_OF_DATE
  if (family === 'story' && (signals.get('ownPast') ?? 0) >= TWO_ACTS) worth += WORTH_OF_ACTS
  if (family === 'story' && (NO_CASE_YET.test(answer.plain) || SCENE_IN_PRESENT.test(answer.plain)))
    worth += WORTH_OF_STORY
  if (family === 'story' && TOLD_BRIEFLY.test(answer.plain)) worth += WORTH_OF_BRIEF_STORY
  if (family === 'story' && DATED_SCENE.test(answer.plain)) worth += WORTH_OF_STORY
  if (family === 'motivation' && !REASON.test(answer.plain)) worth -= COST_OF_NO_REASON
  return worth
}

/** Who one is and what one wants answer each other in part. */
const SELF: ReadonlySet<Family> = new Set(['presentation', 'motivation'])
const BETWEEN_NEIGHBOURS = 0.6

/** How much an answer is told as one answers something else; null when it is not. */
export function findKindMismatch(
  measured: MeasuredAnswer,
  asked: Asked,
  model: FitModel,
): KindMismatch | null {
  const { fit, answeredAs } = fitOf(measured, asked, model)
  const family = familyOf(asked.kind)
  const [start, whole] = model.edges[FAMILIES.indexOf(family)] ?? [0, -1]
  const most = SELF.has(family) && SELF.has(answeredAs) ? BETWEEN_NEIGHBOURS : 1
  const ofTelling = most * Math.min(1, Math.max(0, (start - fit) / (start - whole)))
  const offTopic = offTopicBy(measured.answer, asked)
  const doubt = ofTelling + (offTopic?.doubt ?? 0)
  if (doubt <= 0) return null
  const isOffTopic = offTopic !== null && offTopic.doubt > ofTelling
  return { doubt: Math.min(1, doubt), answeredAs: isOffTopic ? offTopic.answeredAs : answeredAs }
}

/** What a whole doubt takes from a mark: manner without matter must not win. */
const TAKEN = 0.72
/** Off topic is still something said. */
const LEFT = 12

/** The mark of an answer in the light of a doubt. */
export function lowered(mark: number, mismatch: KindMismatch | null): number {
  if (!mismatch) return mark
  return Math.max(Math.min(mark, LEFT), mark * (1 - TAKEN * mismatch.doubt))
}
