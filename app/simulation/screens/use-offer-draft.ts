import { type RefObject, useEffect, useState } from 'react'
import { readStored, removeStored, writeStored } from '#app/platform/browser-storage.ts'

const STORAGE_KEY = 'offer_draft'

/** The offer being written, kept by the tab until its questions exist. */
export function useOfferDraft(field: RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useState('')

  // What was typed before this code arrived stands in the field alone.
  useEffect(() => {
    setText(field.current?.value || readStored('session', STORAGE_KEY) || '')
  }, [field])

  const write = (next: string) => {
    setText(next)
    writeStored('session', STORAGE_KEY, next)
  }
  return [text, write] as const
}

export const forgetOfferDraft = () => removeStored('session', STORAGE_KEY)
