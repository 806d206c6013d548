// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them.
const BEYOND_ASCII = /[^\x00-\x7f]/

/** The text in lower case, without accents or ligatures, apostrophes straightened. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (!BEYOND_ASCII.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[‘’ʼ´`′]/g, "'")
}
