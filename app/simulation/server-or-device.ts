import { AnswerCutShort, CallFailure } from '#app/platform/http/call-api.ts'

type Device = typeof import('./on-device.ts')

interface Ways<Answer> {
  server: () => Promise<Answer>
  device: (device: Device) => Promise<Answer>
  signal?: AbortSignal
  /** Whether no server may be asked. */
  isPrivate?: boolean | undefined
}

/**
 * What the server answers; what the coach on this device says where no answer comes at all, or none may. Throws
 * what the call threw when the server refused or was cut short while there is a network, when whoever
 * asked left, or when no coach is kept here.
 */
export async function serverOrDevice<Answer>({
  server,
  device,
  signal,
  isPrivate,
}: Ways<Answer>): Promise<Answer> {
  if (isPrivate) return device(await import('./on-device.ts'))
  try {
    return await server()
  } catch (error) {
    if (error instanceof CallFailure || signal?.aborted || isWorthAnother(error)) throw error
    const here = await import('./on-device.ts').catch(() => null)
    if (!(await here?.isAtHand())) throw error
    return device(here as Device)
  }
}

/** Who had begun to answer is asked again rather than replaced by another interviewer, unless the network went with it. */
const isWorthAnother = (error: unknown) => error instanceof AnswerCutShort && navigator.onLine
