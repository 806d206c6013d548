import type { Spoken } from './contract.ts'

/** An answer said in several goes; what one of them does not know, the whole does not. */
export function addSpoken(one: Spoken | null, other: Spoken | null): Spoken | null {
  if (!one || !other) return one ?? other
  return {
    seconds: one.seconds + other.seconds,
    words: sum(one.words, other.words),
    silences: sum(one.silences, other.silences),
  }
}

const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other
