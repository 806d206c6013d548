import { CallFailure } from '#app/platform/http/call-api.ts'

type Device = typeof import('./on-device.ts')

interface Ways<Answer> {
  server: () => Promise<Answer>
  device: (device: Device) => Promise<Answer>
  signal?: AbortSignal
}

/**
 * What the server answers; what the coach on this device says where no answer comes at all. Throws
 * what the call threw when the server refused, when whoever asked left, or when no coach is kept here.
 */
export async function serverOrDevice<Answer>({
  server,
  device,
  signal,
}: Ways<Answer>): Promise<Answer> {
  try {
    return await server()
  } catch (error) {
    if (error instanceof CallFailure || signal?.aborted) throw error
    const here = await import('./on-device.ts').catch(() => null)
    if (!(await here?.isAtHand())) throw error
    return device(here as Device)
  }
}
