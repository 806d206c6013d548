// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them.
const BEYOND_ASCII = /[^\x00-\x7f]/g
const FOLDED = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ...[...'‘’ʼ´`′'].map((apostrophe): [string, string] => [apostrophe, "'"]),
])

/** The text in lower case, without accents or ligatures, apostrophes straightened. */
export function foldLetters(text: string): string {
  return text.toLowerCase().replace(BEYOND_ASCII, foldCharacter)
}

function foldCharacter(char: string): string {
  const known = FOLDED.get(char)
  if (known !== undefined) return known
  const bare = char.normalize('NFD').replace(/\p{M}+/gu, '')
  FOLDED.set(char, bare)
  return bare
}
