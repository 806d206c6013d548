import { DIMENSIONS, type Dimension, type QuestionKind } from '../../kinds.ts'
import { type Levels, levelsBy, scoreOf, WEIGHTS_BY_KIND } from '../../score.ts'
import type { AnnotatedSentence, Part } from './annotated-sentence.ts'
import type { Answer } from './answer.ts'
import { CUES } from './signals/cues.ts'
import { countCue, matchesCue } from './signals/match-cue.ts'
import { hasAmount } from './signals/measure.ts'

export interface Ground {
  answer: Answer
  annotated: readonly AnnotatedSentence[]
  kind: QuestionKind
  /** Words of the offer that the answer takes up in its own way. */
  offerWords: number
  questionWords: number
}

const clamp = (level: number) => Math.min(5, Math.max(1, level))
const has = (annotated: readonly AnnotatedSentence[], part: Part) =>
  annotated.some(({ parts }) => parts.has(part))
const number = (annotated: readonly AnnotatedSentence[], part: Part) =>
  annotated.filter(({ parts }) => parts.has(part)).length

/** What the parts alone say of each dimension, before the whole is weighed. */
export function roughLevels({
  answer,
  annotated,
  kind,
  offerWords,
  questionWords,
}: Ground): Levels {
  const text = answer.plain
  const actions = number(annotated, 'action') || (matchesCue(text, CUES.wePast) ? 1 : 0)
  const claims = annotated.filter(({ isClaim }) => isClaim).length
  const amounts = annotated.filter(({ sentence }) => hasAmount(sentence)).length
  const results = annotated.filter((one, at) => one.parts.has('result') || tellsOutcome(one, at))
  const measured = results.filter(({ sentence }) => hasAmount(sentence)).length
  const lasting = countCue(text, CUES.since) + countCue(text, CUES.lesson)
  const partCount = (['context', 'action', 'result', 'lesson'] as const).filter((part) =>
    has(annotated, part),
  ).length
  const ready =
    kind === 'closing'
      ? Math.min(3, countCue(text, CUES.questionMark))
      : Math.min(1.5, questionWords / 2)
  const relevance = clamp(2 + ready + Math.min(1, actions / 2) - Math.min(1, claims / 2))
  const proof = clamp(
    1 +
      Math.min(2, kind === 'closing' ? ready : actions) +
      Math.min(2, amounts * 0.7) -
      Math.min(1, claims / 2),
  )
  const structure = clamp(1 + partCount)
  const fit = clamp(
    1.5 + Math.min(1.5, offerWords / 3) + Math.min(2, number(annotated, 'link') * 1.2),
  )
  return {
    Pertinence: relevance,
    'Preuve concrète': proof,
    'Structure (STAR)': structure,
    'Résultat mesuré': clamp(
      1 + (results.length ? 1.5 : 0) + Math.min(1.5, measured) + Math.min(1, lasting / 2),
    ),
    'Adéquation au poste': SPEAKS_OF_THE_POST.has(kind)
      ? fit
      : Math.max(fit, (relevance + proof + structure) / 3),
  }
}

/** Elsewhere nobody names the offer: work fits the post as far as it is well told. */
const SPEAKS_OF_THE_POST: ReadonlySet<QuestionKind> = new Set([
  'presentation',
  'motivation',
  'closing',
])

/** « L'accès était ouvert vingt-cinq minutes plus tard », « je n'ai plus eu la demande », « dix fois moins d'appels ». */
const OUTCOME =
  /\b(?:minutes?|heures?|jours?|semaines?|mois|lendemain|soir) (?:plus tard|apres)\b|\bn (?:ai|a|avons|ont) plus (?:jamais )?(?:eu|recu|revu|entendu)\b|\bfois moins (?:de |d )(?!clients?\b|ventes?\b|commandes?\b|travail\b)\w+|\bfois plus (?:(?:de |d )(?:ventes?|clients?|commandes?|visites?|contacts?|candidat\w*|inscri\w*)\b|vite\b)|\b(?:se sont|s est) (?:arrete|calme|tu)\w*\b|\b(?:ont|a) cesse\b|\b(?:ca|cela) (?:tourne|tient|marche) depuis\b|\bc est en place\b/
/** « Je n'ai plus eu de nouvelles », « elle a porté plainte deux jours plus tard ». */
const BAD_OUTCOME =
  /\bnouvelles d|\bde nouvelles\b|\bplus (?:jamais )?(?:eu|recu|revu) (?:\w+ ){0,2}(?:clients?|reponses?|commandes?|travail)\b|\b(?:porte|depose) plainte\b|\bdemission\w*|\bresili\w*|\blicenci\w*|\bannul\w*/
/** What opens a story is what had happened. */
const tellsOutcome = ({ sentence: { plain } }: AnnotatedSentence, at: number) =>
  at > 0 && OUTCOME.test(plain) && !BAD_OUTCOME.test(plain)

/**
 * Moves the rough levels together until they add up to the score, so that levels and score say
 * the same thing.
 */
function settleLevels(rough: Levels, kind: QuestionKind, score: number): Levels {
  let low = -5
  let high = 5
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2
    if (scoreExactly(shifted(rough, middle), kind) < score) low = middle
    else high = middle
  }
  return shifted(rough, (low + high) / 2)
}

function shifted(rough: Levels, by: number): Levels {
  return Object.fromEntries(DIMENSIONS.map((name) => [name, clamp(rough[name] + by)])) as Levels
}

function scoreExactly(levels: Levels, kind: QuestionKind): number {
  const row = WEIGHTS_BY_KIND[kind]
  return DIMENSIONS.reduce((sum, name) => sum + 25 * row[name] * (levels[name] - 1), 0)
}

/** Whole levels, rounded so that together they stay as close to the score as they can. */
function wholeLevels(levels: Levels, kind: QuestionKind, score: number): Levels {
  const whole = Object.fromEntries(
    DIMENSIONS.map((name) => [name, Math.round(levels[name])]),
  ) as Levels
  const byDoubt = [...DIMENSIONS].sort((a, b) => doubt(levels[b]) - doubt(levels[a]))
  for (const name of byDoubt) {
    const other = whole[name] > levels[name] ? whole[name] - 1 : whole[name] + 1
    if (other < 1 || other > 5 || doubt(levels[name]) < 0.25) continue
    const changed: Levels = { ...whole, [name]: other }
    if (gap(changed, kind, score) < gap(whole, kind, score)) whole[name] = other
  }
  return whole
}

/** From here on, an answer is about its question. */
const ABOUT_IT = 60
const MOST_WITHOUT_END = 3
/** How far below the others a level of a whole answer may stand. */
const MOST_BELOW = 2

/** What came of it once, and not what would. */
const ENDED =
  /\b(?:j ai|on a|nous avons|ont|l a|m a|n a|s est|(?:est|sont|suis|sommes|ete) \w{3,}|au lieu de|contre) /
const tellsEnd = ({ parts, sentence }: AnnotatedSentence) =>
  parts.has('result') && ENDED.test(sentence.plain)

interface Shown extends Pick<Ground, 'kind' | 'annotated'> {
  score: number
  /** Something else was answered. */
  isOffTopic: boolean
}

/**
 * Levels that say what verdict and score say: no result of a method that tells none, nothing off topic
 * that is well marked, and together as many steps as the score has.
 */
export function shownLevels(rough: Levels, { kind, annotated, score, isOffTopic }: Shown): Levels {
  const settled = settleLevels(rough, kind, score)
  const whole = wholeLevels(settled, kind, score)
  const floor = Math.max(1, Math.round(score / 25 + 1) - MOST_BELOW)
  const isMethod = kind === 'technical' || kind === 'situational'
  const least = levelsBy((name) =>
    name === 'Pertinence' && score >= ABOUT_IT && !isOffTopic ? Math.max(3, floor) : floor,
  )
  const most = levelsBy((name) => {
    if (
      name === 'Résultat mesuré' &&
      isMethod &&
      !annotated.some((one, at) => tellsEnd(one) || tellsOutcome(one, at))
    )
      return MOST_WITHOUT_END
    return name === 'Pertinence' && isOffTopic ? MOST_OFF_TOPIC : 5
  })
  const bounded = levelsBy((name) => Math.min(most[name], Math.max(least[name], whole[name])))
  return addedUp(bounded, { settled, least, most, score })
}

interface Bounds {
  /** What each level was before it was rounded. */
  settled: Levels
  least: Levels
  most: Levels
  score: number
}

/** Whoever counts the steps shown comes to the score, as near as whole steps can. */
function addedUp(levels: Levels, { settled, least, most, score }: Bounds): Levels {
  const found = { ...levels }
  const wanted = Math.round(score / POINTS_A_STEP) + DIMENSIONS.length
  const steps = () => DIMENSIONS.reduce((sum, name) => sum + found[name], 0)
  for (let turn = 0; turn < MOST_TURNS && steps() !== wanted; turn++) {
    const by = steps() < wanted ? 1 : -1
    const [moved] = DIMENSIONS.filter((name) =>
      by > 0 ? found[name] < most[name] : found[name] > least[name],
    ).sort((a, b) => by * (settled[b] - found[b] - (settled[a] - found[a])))
    if (!moved) break
    found[moved] += by
  }
  return found
}
/** Five dimensions of four steps make 100. */
const POINTS_A_STEP = 5
const MOST_TURNS = 20
const MOST_OFF_TOPIC = 2

const doubt = (level: number) => Math.abs(level - Math.round(level))
const gap = (levels: Levels, kind: QuestionKind, score: number) =>
  Math.abs(scoreOf(levels, kind) - score)

export const listLevels = (levels: Levels): { name: Dimension; level: number }[] =>
  DIMENSIONS.map((name) => ({ name, level: levels[name] }))
