import {
  type Assessment,
  type Interviewer,
  InterviewerFailure,
  type Listener,
  type PartialAssessment,
} from '../interviewer.ts'

/** What the scripted interviewer can be told to do, written anywhere in an offer or an answer. */
export const SCRIPT = {
  slow: '[[lent]]',
  empty: '[[vide]]',
  malformed: '[[malformé]]',
  down: '[[en panne]]',
  gradual: '[[par étapes]]',
  cut: '[[coupé]]',
  noSummary: '[[sans récapitulatif]]',
} as const

const SLOW_MILLISECONDS = 2_000
const STEP_MILLISECONDS = 400

/** Plays the sad paths on command, for tests and development; otherwise hands over to `fallback`. */
export function createScriptedInterviewer(fallback: Interviewer): Interviewer {
  return {
    async askQuestions(jobDescription, signal, options) {
      await obey(jobDescription, signal)
      if (jobDescription.includes(SCRIPT.empty)) return NO_QUESTIONS
      if (jobDescription.includes(SCRIPT.malformed)) return malformed({ questions: 'aucune' })
      return fallback.askQuestions(jobDescription, signal, options)
    },
    async assessAnswer(request, listener = {}) {
      const { answer } = request
      await obey(answer, listener.signal)
      if (answer.includes(SCRIPT.malformed)) return malformed({ analysis: 42 })
      const assessment = await fallback.assessAnswer(request, listener)
      if (answer.includes(SCRIPT.gradual)) await showSteps(stepsOf(assessment), listener)
      if (!answer.includes(SCRIPT.cut)) return assessment
      await showSteps(stepsOf(assessment).slice(0, 2), listener)
      throw new InterviewerFailure('told to stop in the middle')
    },
    async summarise(interview, signal) {
      const answers = interview.exchanges.map(({ answer }) => answer).join('\n')
      if (answers.includes(SCRIPT.noSummary)) throw new InterviewerFailure('told to be down')
      return fallback.summarise(interview, signal)
    },
  }
}

/** The assessment as a model would write it: each step holds all that the one before did. */
function stepsOf(assessment: Assessment): PartialAssessment[] {
  const { analysis, score, dimensions, strengths, improvements, kind, source } = assessment
  const opening = { kind, source, analysis: analysis.slice(0, analysis.indexOf('.') + 1) }
  const judged = { ...opening, analysis, score, dimensions }
  const praised = { ...judged, strengths }
  const whole = { ...praised, improvements }
  return [opening, judged, { ...judged, strengths: strengths.slice(0, 1) }, praised, whole]
}

async function showSteps(steps: PartialAssessment[], { signal, onPartial }: Listener) {
  for (const step of steps) {
    onPartial?.(step)
    await wait(STEP_MILLISECONDS, signal)
  }
}

async function obey(text: string, signal: AbortSignal | undefined): Promise<void> {
  if (text.includes(SCRIPT.slow)) await wait(SLOW_MILLISECONDS, signal)
  if (text.includes(SCRIPT.down)) throw new InterviewerFailure('told to be down')
}

const NO_QUESTIONS = { title: null, questions: [], source: 'coach' as const }

/** The lie is the point: what a broken model sends does not have the shape it promised. */
const malformed = (value: unknown) => value as never

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(new InterviewerFailure('the browser left'))
    }
    const timer = setTimeout(resolve, milliseconds)
    if (signal?.aborted) leave()
    signal?.addEventListener('abort', leave)
  })
}
