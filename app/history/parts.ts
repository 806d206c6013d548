import { otherThanUsual } from '#app/simulation/format.ts'
import { givenFollowUp, type Interview } from '#app/simulation/interview.ts'
import { employerOf, understoodFrom } from '#app/simulation/interview-details.ts'
import type { Part, PastSimulation, Step } from './contract.ts'

type Bare<P> = P extends Part ? Omit<P, 'changedAt'> : never
/** A part before it is known when it changed. */
export type Content = Bare<Part>

const LONGEST = 1_000_000

/** What a part is called among those of one simulation; of two with one name the newer counts. */
export const partName = (part: Content): string =>
  part.kind === 'step' ? stepName(part.index) : part.kind

export const stepName = (index: number): string => `step-${index}`

/** The parts that an interview is kept in; words that are still being typed belong to none. */
export function contentsOf(interview: Interview): Content[] {
  const { jobDescription, title, format, questions, startTime, summary, madeHere } = interview
  const { answers, answerTimes, feedbacks, earlier, currentQuestionIndex } = interview
  return [
    {
      kind: 'offer',
      jobDescription,
      title,
      employer: employerOf(interview),
      ...(format && { format }),
      ...(madeHere && { madeHere }),
      questions,
      startTime,
    },
    ...answers.map((answer, index) => ({
      kind: 'step' as const,
      index,
      answer,
      seconds: Math.min(LONGEST, Math.round(answerTimes[index] ?? 0)),
      feedback: feedbacks[index] ?? null,
      earlier: earlier[index] ?? [],
      ...toldBeside(interview, index),
    })),
    { kind: 'position', index: currentQuestionIndex },
    { kind: 'summary', summary },
  ]
}

/** The interview that its parts come to; null when its offer is not among them. */
export function interviewOf(id: PastSimulation['id'], parts: readonly Part[]): Interview | null {
  const offer = parts.find((part) => part.kind === 'offer')
  if (!offer) return null
  const { jobDescription, title, employer, questions, startTime } = offer
  const steps = questions.map((_, index) => stepOf(parts, index))
  const format = otherThanUsual(offer.format)
  const given = steps.findLastIndex((step) => step !== undefined) + 1
  const reached = parts.find((part) => part.kind === 'position')?.index ?? 0
  return {
    simulationId: id,
    owner: null,
    isOffered: false,
    madeHere: null,
    title,
    jobDescription,
    questions,
    lines: [],
    startTime,
    understood: employer ? understoodFrom(employer) : null,
    format,
    // Another tab may have answered further than the one that said last where it stands.
    currentQuestionIndex: Math.min(
      questions.length,
      Math.max(reached, format?.conditions === 'real' ? given : given - 1),
    ),
    answers: steps.slice(0, given).map((step) => step?.answer ?? ''),
    feedbacks: steps.map((step) => step?.feedback ?? null),
    answerTimes: steps.map((step) => step?.seconds ?? 0),
    earlier: steps.map((step) => step?.earlier ?? []),
    spoken: steps.map((step) => step?.spoken ?? null),
    pointsSaid: steps.map((step) => step?.pointsSaid ?? null),
    followUps: steps.map((step) => (step?.followUp ? { ...step.followUp, isGiven: true } : null)),
    summary: parts.find((part) => part.kind === 'summary')?.summary ?? null,
    retrying: null,
    questionStartedAt: null,
    draft: '',
    draftSpoken: null,
  }
}

/** What was asked back, once it was answered, how the answer was said, and what was ticked of it; each only when it is there. */
function toldBeside(
  interview: Interview,
  index: number,
): Pick<Step, 'followUp' | 'spoken' | 'pointsSaid'> {
  const followUp = givenFollowUp(interview, index)
  const spoken = interview.spoken[index]
  const pointsSaid = interview.pointsSaid[index]
  return {
    ...(followUp && { followUp }),
    ...(spoken && { spoken }),
    ...(pointsSaid && { pointsSaid }),
  }
}

const stepOf = (parts: readonly Part[], index: number): Step | undefined =>
  parts.find((part): part is Step => part.kind === 'step' && part.index === index)

/** Of two lists of parts, the newer of each. */
export function newest(one: readonly Part[], other: readonly Part[]): Part[] {
  const byName = new Map(one.map((part) => [partName(part), part]))
  for (const part of other) {
    const known = byName.get(partName(part))
    if (!known || part.changedAt > known.changedAt) byName.set(partName(part), part)
  }
  return [...byName.values()]
}
