/** From the smallest to the largest. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

const REMEMBERED = 100
const remembered = new Map<string, Encoding>()

/** The form that the asker of `Accept-Encoding` likes best, the smallest when it does not mind. */
export function encodingFor(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = remembered.get(header)
  if (known) return known
  const encoding = readEncoding(header)
  // Browsers send some ten headers in all; whoever invents others is read again each time.
  if (remembered.size < REMEMBERED) remembered.set(header, encoding)
  return encoding
}

function readEncoding(header: string): Encoding {
  const weights = new Map(header.split(',').map(weightOf))
  const weight = (encoding: Encoding) =>
    weights.get(encoding) ??
    // Without a word about it the plain form is allowed, but liked less than one that is named.
    (encoding === 'identity' ? Number.MIN_VALUE : weights.get('*')) ??
    0
  return ENCODINGS.reduce<Encoding>(
    (best, next) => (weight(next) > weight(best) ? next : best),
    weight('br') > 0 ? 'br' : weight('gzip') > 0 ? 'gzip' : 'identity',
  )
}

function weightOf(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = given === undefined ? 1 : Number(given.slice(2))
  return [name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0]
}
