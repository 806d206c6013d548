import { fold } from '../../coach/french/fold.ts'

const FIGURE = /\d+(?:[ \u00a0\u202f.,/:]\d+)*(?:[ \u00a0\u202f]?(?:%|€|k€))?/g
const COUNTED =
  /(?<![\p{L}-])(?:trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|(?:une )?(?:dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|centaine)s?)(?:-\p{L}+)*(?![\p{L}-])/giu
const NAME =
  /(?<=[\p{L}\d,;)'’][ \u00a0]?)(?<!\p{L})\p{Lu}[\p{L}\d.&-]{2,40}(?:[ \u00a0]\p{Lu}[\p{L}\d.&-]{1,40}){0,3}/gu
const BLANK = '[chiffre à préciser]'
const NAME_BLANK = '[nom à préciser]'

/** An example answer with a visible blank for each figure or name that `known` does not hold. */
export function onlyKnownFacts(example: string, known: string): string {
  const figures = new Set(known.match(/\d+/g))
  const words = ` ${fold(known)} `
  const isSaid = (word: string) => words.includes(fold(word))
  return example
    .split(/(\[[^\]]{1,80}\])/)
    .map((piece, at) => (at % 2 ? piece : withBlanks(piece, figures, isSaid)))
    .join('')
}

function withBlanks(
  text: string,
  figures: ReadonlySet<string>,
  isSaid: (word: string) => boolean,
): string {
  return text
    .replace(FIGURE, (figure) =>
      (figure.match(/\d+/g) ?? []).every((digits) => figures.has(digits)) ? figure : BLANK,
    )
    .replace(COUNTED, (word) => (isSaid(word) ? word : BLANK))
    .replace(NAME, (name) => (isSaid(name) ? name : NAME_BLANK))
}
