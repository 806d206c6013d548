import type { Evidence } from '../../../interviewer.ts'
import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { ExampleAtHand } from '../example/invented.ts'
import type { Judgement } from '../judge.ts'
import { ADMISSIONS } from './admissions.ts'
import { askUntouched } from './advice/asked-words.ts'
import { findAdvice } from './advice/find-advice.ts'
import { findUnanswered } from './advice/unanswered.ts'
import { FAULTS, type Fault } from './faults.ts'
import { findPraise } from './find-praise.ts'
import { type Improvement, limitRemarks } from './limit-remarks.ts'
import { awaitedNearBy } from './near-by.ts'
import { isSurelyBeside } from './off-topic.ts'
import { quoteOf } from './quote.ts'
import { sparesOf } from './spares.ts'
import { takeUpAgain } from './take-up-again.ts'
import type { Findings } from './verdict.ts'

export interface Remarks {
  strengths: string[]
  /** What to change, the first thing first. */
  improvements: string[]
  evidence: Evidence[]
}

const FEWEST_IMPROVEMENTS = 2
const MOST_IMPROVEMENTS = 3
const STRONG = 75
const MOST_TO_STRONG = 2
const MOST_FAULTS = 2
/** Under this, what is missing beside the core would be no reason for the score. */
const SAID_TO_LACK = 35
/** A fault is looked for in as many sentences as an answer said aloud can hold. */
const MOST_READ = 60

const OF_QUESTION = { weak: 92, strong: 40 }
const OF_CORE = 88
const OF_ADVICE = 80
/** In a poor answer the whole comes before the details. */
const POOR = 40
const OF_POOR_ADVICE = 60
/** Said already how to take the answer up. */
const SAYS_HOW: ReadonlySet<string> = new Set(['story', 'gestures', 'decision'])
const STEP = 6
/** After what is at the core, before the rest. */
const AGAIN = 83
/** What a neighbouring question waits for, before what is only manner. */
const NEAR_BY = 74
/** Where a part of the question waits, the whole comes after it. */
const AGAIN_LATER = 65

/** Strengths rest on quotes; improvements on a quote, or on a thing that nothing in the answer could be. */
export function writeRemarks(
  judgement: Judgement,
  question: string,
  example: ExampleAtHand,
): { remarks: Remarks; findings: Findings } {
  const praised = findPraise(judgement, question)
  const faulty = findFaults(judgement, praised)
  const isBeside = isSurelyBeside(judgement)
  const isOut = judgement.limit?.reason === 'conduct' || judgement.grave !== null || isBeside
  const unanswered = isOut ? null : findUnanswered(question, judgement)
  const untouched = isOut || unanswered ? null : askUntouched(question, judgement)
  const advice = isOut
    ? []
    : findAdvice(judgement, question).filter(
        ({ id }) => fitsLimit(id, judgement) && !isThere(id, praised),
      )
  const isStrong = judgement.score >= STRONG
  const adviceFrom = judgement.score < POOR ? OF_POOR_ADVICE : OF_ADVICE
  const found: Improvement[] = [
    ...limitRemarks(judgement),
    ...(judgement.grave ? [] : faulty),
    ...(unanswered
      ? [{ urgency: isStrong ? OF_QUESTION.strong : OF_QUESTION.weak, text: unanswered.text }]
      : []),
    ...(untouched ? [{ urgency: OF_QUESTION.weak, text: untouched }] : []),
    ...(isOut || advice.some(({ id }) => SAYS_HOW.has(id))
      ? []
      : takeUpAgain(judgement, question)
    ).map((text) => ({
      urgency: untouched ? AGAIN_LATER : AGAIN,
      text,
    })),
    ...(isOut ? [] : awaitedNearBy(judgement, example)).map((text) => ({ urgency: NEAR_BY, text })),
    ...advice.map(({ says, isCore }, at) => ({
      urgency: (isCore ? OF_CORE : adviceFrom) - STEP * at,
      text: says,
    })),
  ]
  const kept = found
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, isStrong ? MOST_TO_STRONG : MOST_IMPROVEMENTS)
  const spare =
    kept.length < FEWEST_IMPROVEMENTS && !isOut
      ? sparesOf(judgement, {
          question,
          example,
          isAlone: kept.length === 0,
          quoted: [...praised, ...kept].flatMap(({ quote }) => quote ?? []),
          advised: advice.map(({ id }) => id),
        })
      : []
  const improvements = [...kept, ...spare.slice(0, FEWEST_IMPROVEMENTS - kept.length)]
  return {
    remarks: {
      strengths: praised.map(({ said, quote }) => `${capital(said)} : « ${quote} ».`),
      improvements: improvements.map(({ text }) => text),
      evidence: [
        ...praised.map(({ said, quote }) => ({
          quote,
          remark: `${capital(said)}.`,
          positive: true,
        })),
        ...improvements.flatMap(({ quote, remark }) =>
          quote && remark ? [{ quote, remark: capital(remark), positive: false }] : [],
        ),
      ],
    },
    findings: {
      shows: bestFirst(praised),
      lacks: [
        ...(unanswered ? [unanswered.lacks] : []),
        ...advice
          .filter(({ isCore }) => isCore || judgement.score >= SAID_TO_LACK)
          .flatMap(({ lacks }) => lacks ?? []),
      ],
    },
  }
}

const ORDER = [
  'from-to',
  'avoided',
  'measured',
  'witness',
  'kept-up',
  'never-again',
  'case',
  'own',
  'lived',
  'reason',
  'link',
  'question',
  'plan-b',
  'tells',
  'checks',
  'proposes',
  'gesture',
]
const rank = (id: string) => ORDER.indexOf(id) + 1 || ORDER.length + 1
const bestFirst = (praised: ReturnType<typeof findPraise>) =>
  [...praised]
    .sort((a, b) => rank(a.praise.id) - rank(b.praise.id))
    .flatMap(({ praise }) => praise.shows || [])

/** What is praised is not asked for. */
const isThere = (id: string, praised: ReturnType<typeof findPraise>) =>
  praised.some(({ praise }) => GIVES[praise.id]?.includes(id))
const GIVES: Readonly<Record<string, readonly string[]>> = {
  question: ['work-question', 'question'],
  date: ['date'],
  lesson: ['lesson'],
  'from-to': ['end', 'measure'],
  measured: ['end', 'measure'],
  avoided: ['end', 'measure'],
  witness: ['end'],
  'kept-up': ['end', 'lesson'],
  'never-again': ['end'],
  checks: ['check'],
  'plan-b': ['contingency'],
  case: ['case'],
  link: ['link'],
  reason: ['why'],
  path: ['path', 'proof'],
  lived: ['proof'],
}

/** Told beside the question, a story must first be changed: details can wait. */
const fitsLimit = (id: string, { limit }: Judgement) =>
  !limit || !(LATER[limit.reason] ?? []).includes(id)
const LATER: Partial<Record<NonNullable<Judgement['limit']>['reason'], readonly string[]>> = {
  'other-story': ['measure', 'lesson', 'end'],
  'denied-result': ['end', 'measure'],
  'would-do': ['end', 'measure', 'lesson', 'story', 'own-part'],
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

function findFaults(
  judgement: Judgement,
  praised: readonly { annotated: AnnotatedSentence }[],
): Improvement[] {
  const found: Improvement[] = []
  const used = new Set<AnnotatedSentence>(praised.map(({ annotated }) => annotated))
  for (const fault of [...ADMISSIONS, ...FAULTS]) {
    if (judgement.score >= (fault.below ?? 101)) continue
    const one = faultIn(fault, judgement, used)
    if (one) found.push(one)
    if (found.length === MOST_FAULTS) break
  }
  return found
}

function faultIn(
  fault: Fault,
  judgement: Judgement,
  used: Set<AnnotatedSentence>,
): Improvement | null {
  const annotated = judgement.annotated
    .slice(0, MOST_READ)
    .find((one) => !used.has(one) && !one.isPrivate && fault.fits(one, judgement))
  const quote = annotated && quoteOf(annotated.sentence, judgement.answer.raw, fault.cue)
  if (!annotated || !quote) return null
  used.add(annotated)
  const { urgency, remark } = fault
  return { urgency, text: `« ${quote} » : ${remark}`, quote, remark }
}
