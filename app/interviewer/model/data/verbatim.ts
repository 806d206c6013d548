const SHORTEST = 4
const LONGEST = 300

/**
 * The words of `text` that a quote stands for, exactly as they were typed; null when they are not there.
 * Case, spaces and the shape of apostrophes and quotation marks may differ.
 */
export function findVerbatim(quote: string, text: string): string | null {
  const trimmed = quote.trim()
  // Before its ends are looked for, which in a model's endless dots takes longer than anybody waits.
  if (trimmed.length > 2 * LONGEST) return null
  const needle = fold(trimmed.replace(ENDS, '')).folded.trim()
  if (needle.length < SHORTEST || needle.length > LONGEST) return null
  const { folded, places } = fold(text)
  const at = folded.indexOf(needle)
  if (at < 0) return null
  const start = places[at] ?? 0
  const end = places[at + needle.length - 1] ?? 0
  return text.slice(start, end + 1)
}

const ENDS = /^[\s«»"“”'…[\]().]+|[\s«»"“”'…[\]().,;:]+$/gu

/** A text in one plain form, with the place in the original of each of its characters. */
function fold(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = plainSign(text.charAt(at))
    if (sign === '' || (sign === ' ' && folded.endsWith(' '))) continue
    folded += sign
    places.push(at)
  }
  return { folded, places }
}

function plainSign(sign: string): string {
  if (/\s/.test(sign)) return ' '
  if (/[\p{Cf}\p{Cc}]/u.test(sign)) return ''
  if (/[’‘ʼ`´]/.test(sign)) return "'"
  if (/[“”«»]/.test(sign)) return '"'
  if (sign === '‹') return '<'
  if (sign === '›') return '>'
  const lower = sign.toLowerCase()
  return lower.length === 1 ? lower : sign
}
