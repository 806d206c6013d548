import { APICallError } from 'ai'
import { CallFault } from './model-call.ts'

const LONGEST_HINT = 86_400

/** Says what can be done about an error of the SDK; `signal` is the one that the call was given. */
export function sortFault(error: unknown, signal: AbortSignal): CallFault {
  if (signal.aborted) return new CallFault('stopped', { cause: error })
  if (!APICallError.isInstance(error)) return new CallFault(unsorted(error), { cause: error })
  const { statusCode, responseBody = '' } = error
  if (statusCode === undefined) return new CallFault(unsorted(error), { cause: error })
  if (statusCode < 300) return new CallFault('unreadable', { cause: error })
  const details = { retryAfter: askedToWait(error), cause: error }
  if (statusCode === 429) return new CallFault('busy', details)
  if (statusCode >= 500 || statusCode === 408 || isOverloaded(responseBody)) {
    return new CallFault('unreachable', details)
  }
  return new CallFault('refuses-us', details)
}

/** Without a status: a connection that failed or broke, or bytes that mean nothing. */
function unsorted(error: unknown): 'unreachable' | 'unreadable' {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (CONNECTION.test(`${cause.name} ${cause.message} ${'code' in cause ? cause.code : ''}`)) {
      return 'unreachable'
    }
  }
  return 'unreadable'
}

const CONNECTION =
  /ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOST|UND_ERR|HPE_|connect|socket|terminated|fetch failed|TimeoutError/i

const isOverloaded = (body: string) => /"status":\s*"UNAVAILABLE"/.test(body)

/** The header, or the « retryDelay » that Google puts in the body: seconds, none when it says nothing. */
function askedToWait({ responseHeaders, responseBody }: APICallError): number | undefined {
  const header = responseHeaders?.['retry-after']
  const inBody = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(responseBody ?? '')?.[1]
  const hint = header ?? inBody
  if (hint === undefined) return undefined
  const seconds = /^[\d.]+$/.test(hint) ? Number(hint) : (Date.parse(hint) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(LONGEST_HINT, Math.max(0, seconds)) : undefined
}
