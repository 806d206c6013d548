import { readStored, removeStored, writeStored } from '#app/platform/browser-storage.ts'
import type { Written } from './contract.ts'

const STORAGE_KEY = 'support_draft'
const FIELDS = ['email', 'subject', 'message'] as const

const fieldOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}

export function writtenIn(form: HTMLFormElement): Written {
  const text = (name: (typeof FIELDS)[number]) => fieldOf(form, name)?.value ?? ''
  return { email: text('email'), subject: text('subject'), message: text('message') }
}

/** Keeps in the tab what is being written, until it has been sent. */
export const keepDraft = (form: HTMLFormElement) =>
  writeStored('session', STORAGE_KEY, JSON.stringify(writtenIn(form)))

export const forgetDraft = () => removeStored('session', STORAGE_KEY)

/** Fills what is still empty: what was typed before this code arrived stands in the fields alone. */
export function fillEmpty(form: HTMLFormElement, values: Partial<Record<string, unknown>>) {
  for (const name of FIELDS) {
    const field = fieldOf(form, name)
    const value = values[name]
    if (field && field.value === '' && typeof value === 'string') field.value = value
  }
}

export function readDraft(): Partial<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(readStored('session', STORAGE_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
