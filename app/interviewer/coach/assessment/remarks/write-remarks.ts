import type { Evidence } from '../../../interviewer.ts'
import type { ExampleAtHand } from '../example/invented.ts'
import type { Judgement } from '../judge.ts'
import { askPoints, sayWithExample } from '../points/ask-points.ts'
import { askWhetherFault } from '../points/near-fault.ts'
import { praisePoints } from '../points/praise-points.ts'
import { redLineRemarks } from '../points/red-line.ts'
import { ADMISSIONS } from './admissions.ts'
import { askUntouched } from './advice/asked-words.ts'
import { findAdvice } from './advice/find-advice.ts'
import { findUnanswered } from './advice/unanswered.ts'
import { bestFirst, OF_ANY_ACT, WEAK } from './best-first.ts'
import { FAULTS } from './faults.ts'
import { type FoundFault, findFaults } from './find-faults.ts'
import { findPraise } from './find-praise.ts'
import { type Improvement, limitRemarks } from './limit-remarks.ts'
import { awaitedNearBy } from './near-by.ts'
import { fitsLimit, isThere } from './needless-advice.ts'
import { isSurelyBeside } from './off-topic.ts'
import { METHOD, type Praised } from './praise-form.ts'
import { hasSecondSign } from './second-sign.ts'
import { sparesOf } from './spares.ts'
import { takeUpAgain } from './take-up-again.ts'
import { isTakenBack } from './taken-back.ts'
import type { Findings } from './verdict.ts'

export interface Remarks {
  strengths: string[]
  /** What to change, the first thing first. */
  improvements: string[]
  evidence: Evidence[]
  /** The points of the page that a strength proves. */
  heard: string[]
}

const FEWEST_IMPROVEMENTS = 2
const MOST_IMPROVEMENTS = 3
const STRONG = 75
const MOST_TO_STRONG = 2
/** Under this, what is missing beside the core would be no reason for the score. */
const SAID_TO_LACK = 35
const MOST_FAULTS = 2
const MOST_STRENGTHS = { strong: 3, other: 2 }
/** In a poor method, a gesture that the page does not await may be the wrong one. */
const SOUND = 45
/** What is admitted of this gravity spoils what is told with it. */
const GRAVE = 94

const OF_QUESTION = { weak: 92, strong: 40 }
const OF_CORE = 88
const OF_ADVICE = 80
/** In a poor answer the whole comes before the details. */
const POOR = 40
const OF_POOR_ADVICE = 60
/** What the page knows better is not said in general. */
const OF_ANY_QUESTION: ReadonlySet<string> = new Set([
  'story',
  'own-part',
  'end',
  'over-long',
  'outcome',
  'spoken',
  'gestures',
  'decision',
])
/** Said already how to take the answer up. */
const SAYS_HOW: ReadonlySet<string> = new Set(['story', 'gestures', 'decision'])
/** To be shorter is no part that is missing. */
const OF_LENGTH: ReadonlySet<string> = new Set(['brief', 'over-long'])
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
  const isBeside = isSurelyBeside(judgement)
  const redLine = redLineRemarks(judgement)
  const isOut =
    judgement.limit?.reason === 'conduct' ||
    judgement.grave !== null ||
    redLine.length > 0 ||
    isBeside
  const admitted = findFaults(ADMISSIONS, judgement, [])
  const doubted = isOut ? [] : askWhetherFault(judgement)
  const praised = isOut
    ? []
    : praise(judgement, question, admitted).filter(({ quote }) => !isAmong(quote, doubted))
  const faulty = [
    ...admitted,
    ...findFaults(
      FAULTS,
      judgement,
      [...praised, ...admitted].map(({ annotated }) => annotated),
    ),
  ].slice(0, MOST_FAULTS)
  const unanswered = isOut ? null : findUnanswered(question, judgement)
  const unheard = isOut ? [] : askPoints(judgement)
  const awaited = isOut || unheard.length > 0 ? unheard : sayWithExample(judgement)
  const untouched = isOut || unanswered || judgement.page ? null : askUntouched(question, judgement)
  const advice = isOut
    ? []
    : findAdvice(judgement, question).filter(
        ({ id }) =>
          fitsLimit(id, judgement) &&
          !isThere(id, praised) &&
          (!judgement.page || OF_ANY_QUESTION.has(id)),
      )
  const isStrong = judgement.score >= STRONG
  const adviceFrom = judgement.score < POOR ? OF_POOR_ADVICE : OF_ADVICE
  const found: Improvement[] = [
    ...redLine,
    ...doubted,
    ...limitRemarks(judgement),
    ...(judgement.grave ? [] : faulty),
    ...(unanswered
      ? [{ urgency: isStrong ? OF_QUESTION.strong : OF_QUESTION.weak, text: unanswered.text }]
      : []),
    ...(untouched ? [{ urgency: OF_QUESTION.weak, text: untouched }] : []),
    ...(isOut || awaited.length > 0 || advice.some(({ id }) => SAYS_HOW.has(id))
      ? []
      : takeUpAgain(judgement, question)
    ).map((text) => ({
      urgency: untouched ? AGAIN_LATER : AGAIN,
      text,
    })),
    ...awaited,
    ...(isOut || judgement.page ? [] : awaitedNearBy(judgement, example)).map((text) => ({
      urgency: NEAR_BY,
      text,
    })),
    ...advice.map(({ says, isCore }, at) => ({
      urgency: (isCore ? OF_CORE : adviceFrom) - STEP * at,
      text: says,
    })),
  ]
  const kept = found
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, isStrong || judgement.page ? MOST_TO_STRONG : MOST_IMPROVEMENTS)
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
  const parts = new Set([
    unanswered?.text,
    untouched,
    ...advice.flatMap(({ id, says }) => (OF_LENGTH.has(id) ? [] : says)),
  ])
  return {
    remarks: {
      strengths: praised.map(({ said, quote }) => `${capital(said)} : « ${quote} ».`),
      improvements: improvements.map(({ text }) => text),
      heard: praised.flatMap(({ points = [] }) => points),
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
      shows: bestFirst(praised, judgement.score),
      lacksPart: improvements.some(({ text }) => parts.has(text)),
      lacks: [
        ...(unanswered ? [unanswered.lacks] : []),
        ...advice
          .filter(({ isCore }) => isCore || judgement.score >= SAID_TO_LACK)
          .flatMap(({ lacks }) => lacks ?? []),
      ],
    },
  }
}

/** The points of the page that it surely makes, then what else is surely good in it. */
function praise(
  judgement: Judgement,
  question: string,
  admitted: readonly FoundFault[],
): Praised[] {
  if (admitted.some(({ urgency }) => urgency >= GRAVE)) return []
  const spoken = new Set(admitted.map(({ annotated }) => annotated))
  const points = praisePoints(judgement, spoken)
  const isMethod = METHOD.includes(judgement.kind)
  const isUnknown = judgement.page && isMethod && judgement.score < SOUND
  const others = (isUnknown ? [] : findPraise(judgement, question)).filter(
    (one) =>
      !spoken.has(one.annotated) &&
      !points.some(({ annotated }) => annotated === one.annotated) &&
      !(isMethod && judgement.score < WEAK && OF_ANY_ACT.has(one.praise.id)) &&
      hasSecondSign(one, judgement),
  )
  return [...points, ...others]
    .filter(({ quote }) => !isTakenBack(quote, judgement.answer.raw))
    .slice(
      0,
      judgement.score >= STRONG || !judgement.page ? MOST_STRENGTHS.strong : MOST_STRENGTHS.other,
    )
}

/** What may be a fault is no merit. */
const isAmong = (quote: string, doubted: readonly Improvement[]) =>
  doubted.some((one) => one.quote && (quote.includes(one.quote) || one.quote.includes(quote)))

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
