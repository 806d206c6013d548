import fc from 'fast-check'
import { readable } from '#app/platform/text.ts'
import { NAUGHTY_STRINGS } from './bad-inputs.ts'

/** What storages, parsers and screens are known to lose, change or trip over. */
export const PIECES = [
  ...['\0', '\ud83d', '\udddd', '\ufffd', '\ufeff', '\uffff', '\u{10ffff}', '\u2028', '\u2029'],
  ...['\r\n', '\r', '\n', '\t', '\v', '\u001b[31m', '\u0085', ' ', '\u00a0', '\u200b', '\u3164'],
  ...['\u202e', '\u2066', 'é', 'e\u0301', 'ﬁ', 'İ', 'ß', 'Å', '\u1100\u1161', '한', 'ع', '\u0e33'],
  ...['👩‍👩‍👧', '🗝', '🇫🇷', '"', "'", '\\', '\\u0000'],
  ...'<b> </script> &amp; &#0; % _ %00 {{x}} $1 ../ null __proto__ -0 1e999 NaN'.split(' '),
]
const LONGEST_OF_ALL = 3_000

interface Bounds {
  minLength?: number | undefined
  maxLength?: number | undefined
}

/** A text that a person, a machine or somebody who means harm could send; mostly within the bounds. */
export function anyText({ minLength = 0, maxLength = LONGEST_OF_ALL }: Bounds = {}) {
  const short = fc
    .array(fc.oneof(fc.constantFrom(...PIECES), anyWord), { maxLength: 8 })
    .map((pieces) => pieces.join(''))
  const text = fc.oneof(short, short, fc.constantFrom(...NAUGHTY_STRINGS), anyWord)
  const within = text.map((typed) => typed.padEnd(minLength, 'é').slice(0, maxLength))
  return fc.oneof(
    { weight: 8, arbitrary: within },
    { weight: 1, arbitrary: atLength(maxLength) },
    { weight: 1, arbitrary: atLength(maxLength + 1) },
  )
}

const anyWord = fc.string({ unit: 'binary', maxLength: 12 })

/** Exactly so many UTF-16 units: what is cut in the middle of a pair stands at the end. */
const atLength = (length: number) =>
  fc
    .constantFrom('a', 'é', '🗝', ' ', '\0', '\u0301', '<', 'a 🗝 ')
    .map((piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length))

/** Whether a storage can hold all of it. */
export const isHoldable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Whether so many signs are enough for the text once it is kept; a pair is one sign. */
export const fitsIn = (text: string, max: number) => [...readable(text)].length <= max
