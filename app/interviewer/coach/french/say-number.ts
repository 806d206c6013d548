const SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante']

/** « trente-cinq », from two to sixty-nine; null beyond, and for what has a feminine. */
export function sayNumber(count: number): string | null {
  if (!Number.isInteger(count) || count < 2 || count > 69 || (count > 20 && count % 10 === 1))
    return null
  if (count < 20) return SMALL[count] ?? null
  const ten = TENS[Math.floor(count / 10)] ?? ''
  return count % 10 === 0 ? ten : `${ten}-${SMALL[count % 10]}`
}
