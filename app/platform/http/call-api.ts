import { readStored, TOKEN_KEY } from '../browser-storage.ts'
import { Problem } from '../problem.ts'

const INVALID_JSON = 'Invalid JSON response from server'

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  body?: unknown
  signal?: AbortSignal | undefined
  /** The call goes on when the tab closes; browsers refuse that to bodies over 64 kB. */
  keepalive?: boolean
  /** The kind of answer that is preferred to JSON. */
  accept?: string
}

/** An answer that is not OK, with its status and its body, parsed when it is JSON. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly status: number
  readonly body: unknown

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = parsedWhenPossible(text)
  }
}

/** An answer that began well and did not come whole: whoever answers had heard the call. */
export class AnswerCutShort extends Error {
  override name = 'AnswerCutShort'
}

/**
 * Calls the product's API. An empty body gives `{}`; throws `CallFailure` unless the answer is OK,
 * whatever `fetch` throws when the network fails or `signal` aborts, and an error on invalid JSON.
 */
export async function callApi<Answer>(path: string, call: Call = {}): Promise<Answer> {
  const response = await fetchApi(path, call)
  return asPromised<Answer>(await response.text())
}

/** As `callApi`, but gives the answer as soon as it begins, its body unread. */
export async function fetchApi(path: string, call: Call): Promise<Response> {
  const { method = 'GET', body, signal, keepalive = false, accept } = call
  const response = await fetch(path, {
    method,
    headers: { ...headers(), ...(accept && { Accept: accept }) },
    credentials: 'include',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  })
  if (response.ok) return response
  throw new CallFailure(response.status, await response.text(), response.statusText)
}

/** The sentence to show for a failed call: the server's own when it sent one, that of a problem met here, else the fallback. */
export function sentenceFor(error: unknown, fallback: string): string {
  return (error instanceof Problem ? error.message : sentenceOfServer(error)) || fallback
}

/** Whether our own server said no; the page of a network that asks to sign in first may come with any status. */
export const isOurRefusal = (error: unknown): boolean => sentenceOfServer(error) !== ''

/** Whether our own server does not take whoever asks for signed in: an ended session, a wrong password. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof CallFailure && error.status === 401 && isOurRefusal(error)

function sentenceOfServer(error: unknown): string {
  if (!(error instanceof CallFailure)) return ''
  const { body } = error
  const isProblem = typeof body === 'object' && body !== null && 'message' in body
  return isProblem && typeof body.message === 'string' ? body.message : ''
}

function headers(): Record<string, string> {
  const token = readStored('local', TOKEN_KEY)
  return {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  }
}

/** The contract of a call is checked by the server that answers it, so its shape is trusted here. */
export function asPromised<Answer>(text: string): Answer {
  if (text === '') return {} as Answer
  try {
    return JSON.parse(text) as Answer
  } catch (cause) {
    throw new Error(INVALID_JSON, { cause })
  }
}

function parsedWhenPossible(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
