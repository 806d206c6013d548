import type { z } from 'zod'

/** The fields of a form that a browser posts by itself, as texts; a file or nothing is an empty one. */
export function textsIn<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
  const entries = names.map((name) => [name, text(form.get(name))] as const)
  return Object.fromEntries(entries) as Record<Name, string>
}

/** The first fault of each field. */
export function faultsOf<Shape>(error: z.ZodError<Shape>): Partial<Record<keyof Shape, string>> {
  const first: Record<string, string> = {}
  for (const { path, message } of error.issues) first[String(path[0])] ??= message
  return first as Partial<Record<keyof Shape, string>>
}
