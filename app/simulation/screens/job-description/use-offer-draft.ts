import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { readStored, removeStored, writeStored } from '#app/platform/browser-storage.ts'
import { deferred } from '#app/ui/deferred.ts'
import { OFFER_DRAFT } from '../../replay-offer.ts'
import { isLongEnough } from '../../rules.ts'

/**
 * The offer being written, kept by the tab until its questions exist. The field holds its own text:
 * what is said of it here follows a key once that key is on the screen, and at once where it may be
 * sent: a hand that is as fast would press a button that is not enabled yet.
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

  const followNow = useCallback(() => {
    follow.ask()
    follow.now()
  }, [follow])
  const onKey = () => {
    const mayBeSent = isLongEnough(field.current?.value ?? '')
    if (mayBeSent !== isLongEnough(text)) followNow()
    else follow.ask()
  }
  const write = useCallback(
    (next: string) => {
      if (field.current) field.current.value = next
      followNow()
    },
    [field, followNow],
  )
  return { text, onKey, write }
}

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
