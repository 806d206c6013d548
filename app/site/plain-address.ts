const SIGN = /%([0-9a-f]{2})/gi
/** What means the same written as it is or in hexadecimal (RFC 3986, 2.3). */
const UNRESERVED = /[\w.~-]/
/** Up a folder or along it, and a slash that only some readers take for one. */
const TURNS = /\\|%2F|%5C|\/\.{1,2}(?:\/|$)/i

/**
 * The one spelling of an address (a path and its query), by which it is routed: every router reads
 * the same one. Null for an address that leads elsewhere than it seems to.
 */
export function plainAddress(address: string): string | null {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  const plain = path.replace(SIGN, (sign, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16))
    return UNRESERVED.test(letter) ? letter : sign
  })
  return TURNS.test(plain) ? null : plain + query
}
