import { TITLE_MAX } from '#app/interviewer/understood.ts'
import { callApi } from '#app/platform/http/call-api.ts'
import type { AskQuestions, FoundTrades, Questions } from '../../contract.ts'
import { interviewStore } from '../../current-interview.ts'
import type { Interview } from '../../interview.ts'
import { NO_QUESTIONS } from '../../offer-messages.ts'
import { serverOrDevice } from '../../server-or-device.ts'

interface Correction {
  trade: string | null
  without: readonly string[]
}

/** Asks the questions of an interview again, as its offer is corrected; throws as `callApi` does. */
export async function askAgain(
  { simulationId, jobDescription, format, madeHere }: Interview,
  { trade, without }: Correction,
): Promise<void> {
  const body = {
    ...{ jobDescription, simulationId, ...(format && { format }) },
    corrections: { ...(trade && { trade }), without: [...without] },
  }
  const answer = madeHere ? await askAgainHere(body) : await askServerAgain(body)
  if (!answer.questions?.length) throw new Error(NO_QUESTIONS)
  interviewStore.askAgain(simulationId, answer)
}

const askServerAgain = (body: AskQuestions) =>
  callApi<Questions>('/api/generate-questions', { method: 'POST', body })

/** The server knows nothing of an interview that was made on this device. */
async function askAgainHere(body: AskQuestions) {
  const { askHere } = await import('../../on-device.ts')
  return askHere(body, new AbortController().signal)
}

interface TradeSearch {
  signal: AbortSignal
  /** Whether nothing that is typed may leave this device. */
  isPrivate: boolean
}

/** Official titles that these words begin; throws as `callApi` does. */
export async function findTrades(words: string, { signal, isPrivate }: TradeSearch) {
  const search = words.slice(0, TITLE_MAX)
  const path = `/api/trades?search=${encodeURIComponent(search)}`
  const { trades } = await serverOrDevice({
    server: () => callApi<FoundTrades>(path, { signal }),
    device: ({ searchTradesHere }) => searchTradesHere(search),
    signal,
    isPrivate,
  })
  // The coach of the device finishes what nobody waits for any more.
  signal.throwIfAborted()
  return trades
}
