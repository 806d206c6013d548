import { foldLetters } from '../french/fold-letters.ts'
import type { Point, Words } from './page.ts'
import { readNumbers } from './read-numbers.ts'
import { rankAmong } from './sorted-words.ts'

/** A text made ready to be searched. */
export interface SearchableText {
  /** Its words between spaces; where it counts in words, the same in figures follows. */
  readonly text: string
  /** Each of its words once, in order: most of what is looked for is absent, and found so at once. */
  readonly vocabulary: readonly string[]
}

/** Lower case without accents, each sign that is neither letter nor digit a space, numbers in figures too. */
export function makeSearchable(text: string): SearchableText {
  const plain = ` ${normalizeWords(text)} `
  const counted = readNumbers(plain)
  const whole = counted === plain ? plain : `${plain}\n${counted}`
  return { text: whole, vocabulary: [...new Set(whole.split(/[ \n]+/))].sort() }
}

/** The words of a text as the book writes them. */
export function normalizeWords(text: string): Words {
  return foldLetters(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Whether these words are in the text, whole, in this order; numbers may be in words or in figures on either side. */
export function containsWords(folded: SearchableText, words: Words): boolean {
  if (stands(folded, words)) return true
  if (!hasFigures(folded)) return false
  const counted = readNumbers(words)
  return counted !== words && stands(folded, counted)
}

/** The same of words that are looked for in many texts: what they are in figures, and their pattern, are made once. */
export function searchFor(words: Words): (folded: SearchableText) => boolean {
  const counted = readNumbers(words)
  const asWritten = finderOf(words)
  if (counted === words) return asWritten
  const inFigures = finderOf(counted)
  return (folded) => asWritten(folded) || inFigures(folded)
}

/** Whether the answer makes a point: one of its words, or two of its weak ones. */
export function makesPoint(folded: SearchableText, { heard, weak = [] }: Point): boolean {
  if (heard.some((words) => containsWords(folded, words))) return true
  return weak.filter((words) => containsWords(folded, words)).length >= 2
}

const stands = (folded: SearchableText, words: Words) => finderOf(words)(folded)

function finderOf(words: Words): (folded: SearchableText) => boolean {
  const space = words.indexOf(' ')
  const first = space < 0 ? words : words.slice(0, space)
  const isOneWord = space < 0
  const hasBeginnings = words.includes('*')
  let pattern: RegExp | undefined
  return ({ text, vocabulary }) => {
    if (!holds(vocabulary, first)) return false
    if (isOneWord) return true
    if (!hasBeginnings) return text.includes(` ${words} `)
    pattern ??= withBeginnings(words)
    return pattern.test(text)
  }
}

/** Figures come first among words in order. */
const hasFigures = ({ vocabulary }: SearchableText) =>
  /^\d/.test(vocabulary.find((word) => word !== '') ?? '')

function holds(vocabulary: readonly string[], word: string): boolean {
  if (!word.endsWith('*')) return vocabulary[rankAmong(vocabulary, word)] === word
  const beginning = word.slice(0, -1)
  return vocabulary[rankAmong(vocabulary, beginning)]?.startsWith(beginning) === true
}

const withBeginnings = (words: Words) => new RegExp(` ${words.replaceAll('*', '[a-z0-9]*')} `)
