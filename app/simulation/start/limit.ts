import { CallFailure } from '#app/platform/http/call-api.ts'

/** Whether the server refused because the free simulations of the account are used. */
export function isLimit(error: unknown): boolean {
  if (!(error instanceof CallFailure) || error.status !== 403) return false
  const { body } = error
  return (
    typeof body === 'object' && body !== null && 'code' in body && body.code === 'limit-reached'
  )
}
