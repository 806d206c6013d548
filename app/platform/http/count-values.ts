const QUOTE = 0x22
const BACKSLASH = 0x5c
const SEPARATORS = new Set([0x2c, 0x5b, 0x7b])

/**
 * Whether a JSON text holds more values than this, as far as one can tell without making them: to
 * make three hundred thousand empty objects takes a thousand times what it takes to send them.
 */
export function holdsMoreValues(json: Buffer, most: number): boolean {
  let count = 1
  for (let at = 0; at < json.length; at++) {
    const sign = json[at] ?? 0
    if (sign === QUOTE) at = endOfString(json, at + 1)
    else if (SEPARATORS.has(sign) && ++count > most) return true
  }
  return false
}

/** Where a string ends that begins here: texts are long, so they are walked over natively. */
function endOfString(json: Buffer, start: number): number {
  let end = json.indexOf(QUOTE, start)
  while (end >= 0 && isEscaped(json, end, start)) end = json.indexOf(QUOTE, end + 1)
  return end < 0 ? json.length : end
}

function isEscaped(json: Buffer, at: number, start: number): boolean {
  let first = at
  while (first > start && json[first - 1] === BACKSLASH) first--
  return (at - first) % 2 === 1
}
