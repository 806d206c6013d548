const ADDRESS_MAX = 254
const LOCAL_MAX = 64
// Tried before lower-casing: the Kelvin sign has an ASCII small letter.
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const TYPED_DOMAIN = /^[\p{L}\p{N}\p{M}.-]+$/u
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const TOP_LABEL = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * The one form of a mail address, by which it is stored and compared: no surrounding space, no
 * capital, an international domain in punycode. Null when it is no address that we write to.
 */
export function mailAddress(typed: string): string | null {
  const address = typed.trim()
  const at = address.lastIndexOf('@')
  if (at < 1 || address.length > ADDRESS_MAX) return null
  const local = address.slice(0, at)
  const domain = asciiDomain(address.slice(at + 1))
  if (local.length > LOCAL_MAX || !LOCAL.test(local) || !domain) return null
  const whole = `${local.toLowerCase()}@${domain}`
  return whole.length > ADDRESS_MAX ? null : whole
}

function asciiDomain(typed: string): string | null {
  // Letters that only look like others (full-width ones) would make two addresses of one.
  const looksAlike = typed.normalize('NFKC') !== typed.normalize('NFC')
  if (looksAlike || !TYPED_DOMAIN.test(typed) || !URL.canParse(`http://${typed}`)) return null
  const { hostname } = new URL(`http://${typed}`)
  const labels = hostname.split('.')
  const isDomain =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && isTopLabel(labels.at(-1))
  return isDomain ? hostname : null
}

const isTopLabel = (label = '') => TOP_LABEL.test(label)
