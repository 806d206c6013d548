/** The text in lower case, without accents or ligatures, apostrophes straightened. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[‘’ʼ´`′]/g, "'")
}
