import { type Interviewer, InterviewerFailure } from '../interviewer.ts'

/** What the scripted interviewer can be told to do, written anywhere in an offer or an answer. */
export const SCRIPT = {
  slow: '[[lent]]',
  empty: '[[vide]]',
  malformed: '[[malformé]]',
  down: '[[en panne]]',
  noSummary: '[[sans récapitulatif]]',
} as const

const SLOW_MILLISECONDS = 2_000

/** Plays the sad paths on command, for tests and development; otherwise hands over to `fallback`. */
export function createScriptedInterviewer(fallback: Interviewer): Interviewer {
  return {
    async askQuestions(jobDescription, signal) {
      await obey(jobDescription, signal)
      if (jobDescription.includes(SCRIPT.empty)) return { title: null, questions: [] }
      if (jobDescription.includes(SCRIPT.malformed)) return malformed({ questions: 'aucune' })
      return fallback.askQuestions(jobDescription, signal)
    },
    async assessAnswer(request, signal) {
      await obey(request.answer, signal)
      if (request.answer.includes(SCRIPT.malformed)) return malformed({ analysis: 42 })
      return fallback.assessAnswer(request, signal)
    },
    async summarise(interview, signal) {
      const answers = interview.exchanges.map(({ answer }) => answer).join('\n')
      if (answers.includes(SCRIPT.noSummary)) throw new InterviewerFailure('told to be down')
      return fallback.summarise(interview, signal)
    },
  }
}

async function obey(text: string, signal: AbortSignal | undefined): Promise<void> {
  if (text.includes(SCRIPT.slow)) await wait(SLOW_MILLISECONDS, signal)
  if (text.includes(SCRIPT.down)) throw new InterviewerFailure('told to be down')
}

/** The lie is the point: what a broken model sends does not have the shape it promised. */
const malformed = (value: unknown) => value as never

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new InterviewerFailure('the browser left'))
    })
  })
}
