const SHORTEST = 4
const LONGEST = 300

/**
 * The words of `text` that a quote stands for, exactly as they were typed; null when they are not there.
 * Case, accents, spaces, ligatures and the shape of apostrophes, hyphens and quotation marks may differ.
 */
export function findVerbatim(quote: string, text: string): string | null {
  const trimmed = quote.trim()
  // Before its ends are looked for, which in a model's endless dots takes longer than anybody waits.
  if (trimmed.length > 2 * LONGEST) return null
  const needle = normalizeWithPlaces(trimmed.replace(ENDS, '')).folded.trim()
  if (needle.length < SHORTEST || needle.length > LONGEST) return null
  const { folded, places } = normalizeWithPlaces(text)
  const at = folded.indexOf(needle)
  if (at < 0) return null
  const start = places[at] ?? 0
  const last = places[at + needle.length - 1] ?? 0
  const accents = /^\p{M}*/u.exec(text.slice(last + 1))?.[0].length ?? 0
  return text.slice(start, last + 1 + accents)
}

const ENDS = /^[\s«»"“”'…[\]().]+|[\s«»"“”'…[\]().,;:]+$/gu

/** A text in one plain form, with the place in the original of each of its characters. */
function normalizeWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = plainSign(text.charAt(at))
    if (sign === '' || (sign === ' ' && folded.endsWith(' '))) continue
    folded += sign
    for (let piece = 0; piece < sign.length; piece++) places.push(at)
  }
  return { folded, places }
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' }

function plainSign(sign: string): string {
  if (/\s/.test(sign)) return ' '
  if (/[\p{Cf}\p{Cc}]/u.test(sign)) return ''
  if (/[’‘ʼ`´]/.test(sign)) return "'"
  if (/[“”«»]/.test(sign)) return '"'
  if (sign === '‹') return '<'
  if (sign === '›') return '>'
  if (/[\u2010-\u2015\u2212]/.test(sign)) return '-'
  if (sign === '…') return '...'
  const lower = sign.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return LIGATURES[lower] ?? lower
}
