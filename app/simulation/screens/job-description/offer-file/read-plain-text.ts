/** What is in no text but in most other files. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that are looked for
const CONTROL = /[\0-\x08\x0e-\x1a\x1c-\x1f]/

/** A text in UTF-8, in UTF-16 with its mark, or as old Windows programs write it; null when it is none. */
export function readPlainText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return CONTROL.test(text) ? null : text
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
