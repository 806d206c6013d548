import { accountsLeft } from '#app/accounts/tab-account.ts'
import { callApi } from '#app/platform/http/call-api.ts'
import type { Questions } from '../../contract.ts'
import { currentInterview, interviewStore } from '../../current-interview.ts'
import type { Format } from '../../format.ts'
import { keepsAllHere } from '../../keep-all-here.ts'
import { NO_QUESTIONS } from '../../offer-messages.ts'
import type { QuestionsMadeHere } from '../../on-device.ts'
import { serverOrDevice } from '../../server-or-device.ts'
import { forgetStart } from '../../start.ts'

export interface Ask {
  jobDescription: string
  /** The usual one when nothing is said. */
  format?: Format | undefined
  signal: AbortSignal
}

/** The server found nothing to ask: its sentence is already the one to show. */
export class NoQuestions extends Error {
  override name = 'NoQuestions'
}

/** Left to whoever answers in a browser that makes none outside of a safe connection. */
const newId = () => crypto.randomUUID?.()

/** Whoever practises on the same offer once more is asked something else. */
function askedAbout(jobDescription: string): string[] | undefined {
  const before = currentInterview()
  return before?.jobDescription === jobDescription ? [...before.questions] : undefined
}

let underWay = 0

/** Whether questions are on their way, on the screen that asked for them or behind another. */
export const areQuestionsComing = (): boolean => underWay > 0

/**
 * Asks the questions of an offer and begins the interview with them, even if the screen was left
 * meanwhile. Throws as `callApi` does, and `NoQuestions`. Without the cache of queries: nobody
 * asks twice for the same, and the screen of the offer need not carry it.
 */
export async function askQuestions({ jobDescription, format, signal }: Ask): Promise<void> {
  underWay += 1
  const before = accountsLeft()
  try {
    const alreadyAsked = askedAbout(jobDescription)
    const body = { jobDescription, format, newSimulationId: newId(), alreadyAsked }
    const isPrivate = keepsAllHere()
    const answer = await serverOrDevice<Questions | QuestionsMadeHere>({
      server: () => callApi<Questions>('/api/generate-questions', { method: 'POST', body, signal }),
      device: ({ askHere }) => askHere(body, signal),
      signal,
      isPrivate,
    })
    if (!answer.questions?.length) throw new NoQuestions(NO_QUESTIONS)
    // Whoever asked left the account meanwhile: nothing of it comes back to this tab.
    if (accountsLeft() !== before) throw new DOMException('left', 'AbortError')
    forgetStart()
    interviewStore.begin({ ...answer, jobDescription, format, isPrivate })
    // Those that the coach of this device asked had it read their pages already.
    if ('madeHere' in answer) return
    import('../../coach-at-hand.ts')
      .then(({ keepPagesFor }) => keepPagesFor(jobDescription))
      .catch(() => {})
  } finally {
    underWay -= 1
  }
}
