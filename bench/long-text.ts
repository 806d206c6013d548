/** A text of some thousand signes made of another's sentences, whose words change with the seed. */
export function longText(text: string, seed: number, length: number): string {
  const words = text.split(/\s+/)
  let long = ''
  for (let at = 0; long.length < length; at++) {
    const word = words[at % words.length] ?? ''
    const isChanged = word.length > 5 && (at * 7_919 + seed * 104_729) % 5 === 0
    long += `${isChanged ? `${word.slice(0, -2)}${(at * 31 + seed * 17) % 97}` : word} `
  }
  return long.slice(0, length).trim()
}
