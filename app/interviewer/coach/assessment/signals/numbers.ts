import { PLAIN_MONTHS } from '../../french/months.ts'

/** How the numbers of an answer are used: a moment or an age measures nothing. */
export interface Numbers {
  all: number
  moments: number
  amounts: number
}

const NUMBER = /\d+(?:[ .,]\d+)*/g
const MOMENT = new RegExp(
  String.raw`\b(?:19|20)\d\d\b|\b\d{1,2} ?h(?: ?\d\d)?\b|\b\d{1,2} (?:${PLAIN_MONTHS})\b|\bj ai \d+ ans\b|\b\d+ ans\b|\b(?:le|du|au) \d{1,2}\b`,
  'g',
)
const WRITTEN =
  /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|moitie|tiers|double)\b/g

export function countNumbers(text: string): Numbers {
  const all = text.match(NUMBER)?.length ?? 0
  const moments = text.match(MOMENT)?.length ?? 0
  const written = text.match(WRITTEN)?.length ?? 0
  return { all: all + written, moments, amounts: Math.max(0, all - moments) + written }
}
