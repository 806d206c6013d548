import { CallFailure } from './call-api.ts'

/** What the server found wrong with each field of a form, by its path; nothing for any other failure. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof CallFailure)) return {}
  const { body } = error
  const hasFields = typeof body === 'object' && body !== null && 'fields' in body
  return hasFields ? (body.fields as Record<string, string>) : {}
}
