import { detectLanguage } from '../../french/language.ts'
import type { Answer } from '../answer.ts'
import { roots } from '../signals/overlap.ts'
import { notedPoints } from '../telegraphic.ts'

/** What its first minute does not show, a longer text is not searched for. */
const ENOUGH = 1_500
const ENOUGH_WORDS = 250

/** Keys struck at random, one key held down, filler Latin, or sounds that only look like words. */
export function isGibberish(
  { plain, words }: Pick<Answer, 'plain' | 'words'>,
  knownRoots: ReadonlySet<string>,
): boolean {
  const start = plain.slice(0, ENOUGH)
  const letters = start.replace(/[^a-z]/g, '')
  if (letters.length === 0) return false
  if (/([a-z])\1{6,}/.test(letters) && new Set(letters).size < 4 + letters.length / 20) return true
  if (/\blorem ipsum\b|\bdolor sit amet\b/.test(start)) return true

  if (words.length > 0 && words.filter(isOfTheKeyboard).length * 2 > words.length) return true
  if (isOneThingRepeated(words) || isBabble(words)) return true
  const long = words.slice(0, ENOUGH_WORDS).filter((word) => word.length > 3 && !/\d/.test(word))
  if (long.some((word) => word.length > 60) && long.length < 4) return true
  if (long.length < 2) return long.length === words.length && long.some(isUnpronounceable)
  if (long.filter(isUnpronounceable).length / long.length > 0.35) return true
  return isInvented(long, long.length === words.length, knownRoots)
}

/** One or two words, said over and over. */
function isOneThingRepeated(words: string[]): boolean {
  const different = new Set(words).size
  return (
    (words.length > 3 && different === 1) || (words.length > 20 && different <= words.length / 8)
  )
}

/** Keys that lie side by side, on either keyboard. */
const isOfTheKeyboard = (word: string) => ROW.test(word)
const ROW =
  /^(?:azerty\w*|qwerty\w*|(?:[aq][zw]er?|qsdf?|asdf?|wxcv?|zxcv?|mlkj?|lkjh?|jklm?|jkl|oiuy?|uiop?|rewq|reza|fdsq|fdsa|hjkl?|sdfg?|dfgh?|zert?|wert?){1,6}\w?)$/

/** « blabla bla »: sounds that stand for words. */
function isBabble(words: string[]): boolean {
  const babble = words.filter((word) => /^(?:bla){1,4}$|^(?:na){2,4}$|^(?:gna){1,3}$/.test(word))
  return words.length > 2 && babble.length * 5 >= words.length * 2
}

function isUnpronounceable(word: string): boolean {
  const vowels = word.match(/[aeiouy]/g)?.length ?? 0
  return vowels === 0 || /[^aeiouy]{5,}/.test(word) || vowels / word.length < 0.15
}

const FEWEST_WORDS = 5
/** So few may all be the names of things: only when nothing is known, and no small word ties them. */
const FEWEST_ALL_UNKNOWN = 4
const KNOWN_SHARE = 0.2

/** Invented words stand between true small ones; none of their roots was ever met. */
function isInvented(long: string[], isUntied: boolean, knownRoots: ReadonlySet<string>): boolean {
  const found = [...roots(long)]
  if (found.length < FEWEST_ALL_UNKNOWN) return false
  if (found.length < FEWEST_WORDS) return isUntied && !found.some((root) => knownRoots.has(root))
  const known = found.filter((root) => knownRoots.has(root)).length
  return known / found.length < KNOWN_SHARE
}

/** One whole sentence of French among others can be assessed. */
const holdsFrench = (text: string) =>
  text
    .split(/[.!?\n]+/)
    .some(
      (sentence) =>
        sentence.trim().split(/\s+/).length >= FEWEST_OF_FRENCH &&
        detectLanguage(sentence) === 'fr',
    )
const FEWEST_OF_FRENCH = 10

/** « Répondez en anglais, puis résumez en français »: the first half alone was done. */
export function isNotSummedUp(judged: string, question: string): boolean {
  if (!ASKS_FOR_ANOTHER_LANGUAGE.test(question) || holdsFrench(judged)) return false
  const language = detectLanguage(judged)
  return language !== 'fr' && language !== 'unknown'
}
const ASKS_FOR_ANOTHER_LANGUAGE = /répondez en (?!français)\p{L}+/iu

const LATIN_SHARE = 0.5
const FRENCH_SHARE = 0.06
/** Small words that French alone uses, phone spellings included. */
const ONLY_FRENCH = new Set(
  'je j jai ai et est une un les des du au aux ce cet cette c dans pour avec sur qui que qu pas ne nous vous ils elle on sont ont etait etais mes mon ma sa son leur mais donc tout chez fait plus puis sans cest ca y'.split(
    ' ',
  ),
)

/** In notes, small words are too few to count: one of these is enough. */
const FRENCH_AT_SIGHT =
  /[àâçèêîôùû]|ée?s?(?!\p{L})|(?<!\p{L})(?:des?|du|les|la|le|et|puis|sur|pas|aux?)(?!\p{L})/iu

/** Written in another language than French, by its small words or its script. */
export function isForeign(
  judged: string,
  { plain, words, roots: mine }: Pick<Answer, 'plain' | 'words' | 'roots'>,
  knownRoots: ReadonlySet<string>,
): boolean {
  const text = judged.trimStart().slice(0, ENOUGH)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 3 && latin / letters < LATIN_SHARE) return true
  if (FRENCH_AT_SIGHT.test(text) && notedPoints({ plain }).length > 0) return false
  const language = detectLanguage(text)
  if (language === 'en' && holdsFrench(text)) return false
  if (language === 'en' || language === 'es' || language === 'other') return true

  const french = words.filter((word) => ONLY_FRENCH.has(word)).length
  if (mine.size < 5 || french / words.length >= FRENCH_SHARE) return false
  return [...mine].filter((root) => knownRoots.has(root)).length / mine.size < 0.55
}
