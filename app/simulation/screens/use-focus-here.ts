import { useEffect, useRef } from 'react'

/** Brings keyboard and screen reader to an element as soon as it is there. */
export function useFocusHere<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  useEffect(() => target.current?.focus(), [])
  return target
}
