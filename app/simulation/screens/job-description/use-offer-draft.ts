import { type RefObject, useLayoutEffect, useState } from 'react'
import { readStored, removeStored, writeStored } from '#app/platform/browser-storage.ts'
import { deferred } from '#app/ui/deferred.ts'
import { OFFER_DRAFT } from '../../replay-offer.ts'
import { isLongEnough } from '../../rules.ts'

/**
 * The offer being written, kept by the tab until its questions exist. The field holds its own text:
 * what is said of it here follows a key once that key is on the screen, and at once where a button
 * comes, goes or may be pressed: a hand that is as fast would press one that is not there yet.
 */
export function useOfferDraft(field: RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useState('')
  const [follow] = useState(() =>
    deferred(() => {
      if (!field.current) return
      setText(field.current.value)
      writeStored('session', OFFER_DRAFT, field.current.value)
    }),
  )

  // What was typed before this code arrived stands in the field alone. A press that waited for the
  // page to live is done right after.
  useLayoutEffect(() => {
    if (!field.current) return
    field.current.value ||= readStored('session', OFFER_DRAFT) ?? ''
    setText(field.current.value)
  }, [field])

  useWrittenBeforeLeaving(follow.now)

  const followNow = () => {
    follow.ask()
    follow.now()
  }
  const onKey = () => {
    const isOtherwise = field.current && !hasSameButtons(field.current.value, text)
    if (isOtherwise) followNow()
    else follow.ask()
  }
  const write = (next: string) => {
    if (field.current) field.current.value = next
    followNow()
  }
  return { text, onKey, write }
}

const hasSameButtons = (one: string, other: string) =>
  (one === '') === (other === '') && isLongEnough(one) === isLongEnough(other)

export const forgetOfferDraft = () => removeStored('session', OFFER_DRAFT)

/** A tab may be closed, a screen left, in the moment after a key. */
function useWrittenBeforeLeaving(writeNow: () => void) {
  useLayoutEffect(() => {
    window.addEventListener('pagehide', writeNow)
    document.addEventListener('visibilitychange', writeNow)
    return () => {
      window.removeEventListener('pagehide', writeNow)
      document.removeEventListener('visibilitychange', writeNow)
      writeNow()
    }
  }, [writeNow])
}
