import type { QuestionKind } from '../../interviewer.ts'
import type { AnnotatedSentence } from './annotated-sentence.ts'
import type { Answer } from './answer.ts'
import type { Family } from './fit/families.ts'
import type { KindMismatch } from './fit/kind-mismatch.ts'
import { normalizedWords, normalizeText } from './normalize-text.ts'
import {
  deniesResult,
  denigrates,
  isSomeoneElses,
  isToldOfAnother,
  isUnbelievable,
} from './signals/claims.ts'
import { type Conduct, findConduct } from './signals/conduct.ts'
import { CUES } from './signals/cues.ts'
import { countCue, matchesCue } from './signals/match-cue.ts'
import { countNumbers } from './signals/numbers.ts'
import { answersAnother } from './signals/other-question.ts'
import { roots } from './signals/overlap.ts'
import { findMissedTheme, type Theme } from './signals/themes.ts'

/** A reason for which the score may not pass a limit, whatever the telling. */
export interface Limit {
  reason:
    | 'conduct'
    | 'denigration'
    | 'unbelievable'
    | 'not-mine'
    | 'denied-result'
    | 'other-story'
    | 'other-question'
    | 'figures-only'
    | 'list'
    | 'would-do'
    | 'hollow'
    | 'code'
  most: number
  conduct?: Conduct
  theme?: Theme
  /** What was told instead of what was asked. */
  answeredAs?: Family
}

/** Nothing of what was told may serve as it is: neither as a strength nor as an example. */
const SPOILING: ReadonlySet<Limit['reason']> = new Set([
  'conduct',
  'denigration',
  'unbelievable',
  'not-mine',
  'other-story',
  'figures-only',
  'hollow',
])
export const isSpoiled = (limit: Limit | null) => limit !== null && SPOILING.has(limit.reason)

/** Learnt value to mark: the cuts between grades fall on these marks. */
const MARKS = [25, 44, 62, 81] as const
const POINTS_BELOW = 3.2
const POINTS_ABOVE = 3
const LOWEST = 6
const HIGHEST = 97

/** Brings a learnt value onto 0–100, straight between the cuts, so that order is kept. */
export function toMark(value: number, cuts: readonly number[]): number {
  const [first = 0, second = 1, third = 2, fourth = 3] = cuts
  const edges = [first, second, third, fourth]
  if (value <= first) return Math.max(LOWEST, MARKS[0] - (first - value) * POINTS_BELOW)
  if (value >= fourth) return Math.min(HIGHEST, MARKS[3] + (value - fourth) * POINTS_ABOVE)
  const at = edges.findIndex((edge) => value < edge)
  const low = edges[at - 1] ?? first
  const high = edges[at] ?? fourth
  const from = MARKS[at - 1] ?? MARKS[0]
  const to = MARKS[at] ?? MARKS[3]
  return from + ((value - low) / (high - low)) * (to - from)
}

/** Marks and the scores they come to, in order; learnt from what answers of each grade are given. */
export type Curve = readonly (readonly [mark: number, score: number])[]
const LEAST = 3

/** The score of a mark: straight between the points of the curve, and beside it beyond them, so that order is kept. */
export function toScore(mark: number, curve: Curve): number {
  const [first = [0, 0], last = first] = [curve[0], curve.at(-1)]
  if (mark <= first[0]) return Math.max(LEAST, first[1] + mark - first[0])
  if (mark >= last[0]) return Math.min(HIGHEST, last[1] + mark - last[0])
  const at = curve.findIndex(([edge]) => mark < edge)
  const [low, from] = curve[at - 1] ?? first
  const [high, to] = curve[at] ?? last
  return from + ((mark - low) / (high - low)) * (to - from)
}

interface Limited {
  answer: Answer
  annotated: readonly AnnotatedSentence[]
  kind: QuestionKind
  question: string
  mismatch: KindMismatch | null
}

/** What is off topic was already lowered; the limit only says it. */
const MOST_OFF_TOPIC = 60

/** From here on, the doubt is said: what was told answers another kind of question. */
const SAID_FROM = 0.35

/** What is told so shortly may be a poor decision, not a method of something else. */
const FEW_WORDS = 30

/** The strictest limit that applies, or null. */
export function findLimit({ answer, annotated, kind, question, mismatch }: Limited): Limit | null {
  const text = answer.plain
  const asked = normalizeText(question)
  const found: Limit[] = []
  const conduct = findConduct(text, asked)
  const tells = annotated.some(({ parts }) => parts.has('action') || parts.has('result'))
  const theme = kind === 'behavioural' && tells ? findMissedTheme(asked, text) : null
  if (conduct) found.push({ reason: 'conduct', most: conduct.id === 'fraud' ? 13 : 17, conduct })
  if (denigrates(text)) found.push({ reason: 'denigration', most: 22 })
  if (isUnbelievable(text)) found.push({ reason: 'unbelievable', most: 28 })
  if (isSomeoneElses(text) || (isMethod(kind) && isToldOfAnother(text)))
    found.push({ reason: 'not-mine', most: 28 })
  const tellsEnd = annotated.some(({ parts }) => parts.has('result'))
  if (kind === 'behavioural' && !tellsEnd && deniesResult(text))
    found.push({ reason: 'denied-result', most: 42 })
  if (answersAnother(answer, kind, roots(normalizedWords(asked))))
    found.push({
      reason: 'other-question',
      most: 35,
      ...(mismatch && { answeredAs: mismatch.answeredAs }),
    })
  const isOtherMethod =
    isMethod(kind) && mismatch?.answeredAs === 'method' && answer.words.length < FEW_WORDS
  if (mismatch && mismatch.doubt >= SAID_FROM && !isOtherMethod)
    found.push({ reason: 'other-question', most: MOST_OFF_TOPIC, answeredAs: mismatch.answeredAs })
  if (theme) found.push({ reason: 'other-story', most: 34, theme })
  if (kind === 'behavioural' && isFiguresOnly(answer, annotated))
    found.push({ reason: 'figures-only', most: 28 })
  if (kind === 'presentation' && isList(answer)) found.push({ reason: 'list', most: 38 })
  if (kind === 'behavioural' && wouldHaveDone(text)) found.push({ reason: 'would-do', most: 40 })
  if (kind === 'behavioural' && isHollowStory(answer)) found.push({ reason: 'hollow', most: 27 })
  if (kind === 'technical' && isBareCode(answer.raw)) found.push({ reason: 'code', most: 58 })
  if (kind === 'behavioural' && !tellsEnd && isWouldDo(text))
    found.push({ reason: 'would-do', most: 62 })
  return found.sort((a, b) => a.most - b.most)[0] ?? null
}

const isMethod = (kind: QuestionKind) => kind === 'technical' || kind === 'situational'

/** Many numbers, none of them an effect of something done. */
function isFiguresOnly({ plain: text }: Answer, annotated: readonly AnnotatedSentence[]): boolean {
  const { all, moments } = countNumbers(text)
  if (all < 3 && moments < 2) return false
  if (annotated.some(({ parts }) => parts.has('result'))) return false
  const deeds =
    countCue(text, CUES.ownPast) -
    countCue(text, /\bj ai (?:eu|roule|vu|trouve \d+|fait \d|parcouru)\b/g)
  return (
    deeds <= 0 &&
    !matchesCue(text, CUES.wePast) &&
    !matchesCue(text, CUES.checks) &&
    !matchesCue(text, CUES.reasons)
  )
}

/** Dates and posts put one under another, without a verb. */
function isList({ plain: text }: Answer): boolean {
  return (
    countCue(text, /\b(?:19|20)\d\d\b/g) >= 2 &&
    !/\b(?:j|je|j ai|ai|suis|on|nous|me|m|mon|ma)\b/.test(text)
  )
}

function isWouldDo(text: string): boolean {
  const isSaidSo =
    /\ba defaut\b|\bje n ai (?:pas|jamais) (?:encore )?(?:eu|vecu|rencontre|connu)\b/.test(text)
  return countCue(text, WOULD) >= (isSaidSo ? 1 : 2) && countCue(text, CUES.ownPast) <= 1
}

const WOULD = /\bje? (?:\w+ )?\w*(?:er|ir|dr|vr|aur|verr|pourr)ais\b/g

/** « J'aurais parlé, je l'aurais invité »: what did not happen is no story. */
const wouldHaveDone = (text: string) =>
  countCue(text, /\bje? (?:\w+ )?aurais (?:\w+ )?\w+(?:e|i|u|is|it)\b/g) >= 2 &&
  !matchesCue(text, CUES.ownPast)

/** Words that any story may hold, and that say nothing of this one. */
const ANY_STORY =
  /\b(?:situation|enjeux?|contexte|tache|mission|role|objectifs?|plan d actions?|actions?|etapes?|mesures|moyens|solutions?|demarche|probleme|activite|attentes|resultats?|positif|positive|satisfaisant\w*|hierarchie|delais impartis|adaptee?s?|efficac\w*|important\w*|difficil\w*|complexe|significati\w*|bonnes personnes|mobilis\w+|concretise|depasse|felicite|convaincu|analyse|prospects|progression|fiere)\b/g
const HOLLOW_SHARE = 0.2
const FEWEST_HOLLOW = 7
const PRECISE = /\b\d+(?! ?%)\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/

/** The words of a story, and none of its facts: no place, no person, no thing, no number. */
function isHollowStory({ plain: text, words }: Answer): boolean {
  const hollow = countCue(text, ANY_STORY)
  const numbers = text.replace(/\d+ ?%/g, ' ')
  return (
    hollow >= FEWEST_HOLLOW &&
    hollow >= words.length * HOLLOW_SHARE * 0.75 &&
    !PRECISE.test(numbers)
  )
}

const SIGNS = /[{}()[\]=<>_|&#;]/g
const SHARE_OF_SIGNS = 0.06

/** Lines of code, with or without comments, where a method was asked for. */
const isBareCode = (raw: string) =>
  (raw.match(SIGNS)?.length ?? 0) > raw.length * SHARE_OF_SIGNS &&
  /\w+\(.*\)|=\s*[\w'"{[]/.test(raw)
