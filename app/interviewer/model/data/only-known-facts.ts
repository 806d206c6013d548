import { readNumbers } from '../../coach/book/read-numbers.ts'
import { foldLetters } from '../../coach/french/fold-letters.ts'

const FIGURE = /\d+(?:[ \u00a0\u202f.,/:]\d+)*(?:[ \u00a0\u202f]?(?:%|€|k€))?/g
const COUNTED =
  /(?<![\p{L}-])(?:trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|(?:une )?(?:dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine|millier)s?)(?:-\p{L}+)*(?![\p{L}-])/giu
const NAME =
  /(?<=[\p{L}\d,;)'’][ \u00a0]?)(?<!\p{L})\p{Lu}[\p{L}\d.&-]{2,40}(?:[ \u00a0]\p{Lu}[\p{L}\d.&-]{1,40}){0,3}/gu
/** « Doublé », « divisé par »: how much, without a figure. */
const GROWN = /(?<!\p{L})(?:(?:doubl|tripl|quadrupl)ée?s?|divisée?s? par)(?!\p{L})/giu
/** As much of it as any form of the same verb begins with. */
const VERB = 5
const BLANK = '[chiffre à préciser]'
const NAME_BLANK = '[nom à préciser]'

/** An example answer with a visible blank for each figure or name that `known` does not hold. */
export function onlyKnownFacts(example: string, known: string): string {
  const words = ` ${plain(known)} `
  const figures = new Set(`${known} ${words} ${inFigures(known)}`.match(/\d+/g))
  const isSaid = (word: string) => words.includes(plain(word))
  const isCounted = (word: string) =>
    isSaid(word) || (inFigures(word).match(/\d+/g) ?? ['?']).every((digits) => figures.has(digits))
  return example
    .split(/(\[[^\]]{1,80}\])/)
    .map((piece, at) => (at % 2 ? piece : withBlanks(piece, { figures, isSaid, isCounted })))
    .join('')
}

/** Signs between words are spaces, so that « vingt-deux » and « vingt deux » are one number. */
const plain = (text: string) =>
  foldLetters(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
const inFigures = (text: string) => readNumbers(plain(text))

interface Known {
  figures: ReadonlySet<string>
  isSaid: (word: string) => boolean
  isCounted: (word: string) => boolean
}

function withBlanks(text: string, { figures, isSaid, isCounted }: Known): string {
  return text
    .replace(FIGURE, (figure) =>
      (figure.match(/\d+/g) ?? []).every((digits) => figures.has(digits)) ? figure : BLANK,
    )
    .replace(COUNTED, (word) => (isCounted(word) ? word : BLANK))
    .replace(GROWN, (word) => (isSaid(word.slice(0, VERB)) ? word : BLANK))
    .replace(NAME, (name) => (isSaid(name) ? name : NAME_BLANK))
}
