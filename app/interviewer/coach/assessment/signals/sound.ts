const DOUBLED = /(.)\1/g
const SPELLINGS: readonly [RegExp, string][] = [
  [/(?:er|ez|ees?|es)$/, 'e'],
  [/(?:ais|ait|aient)$/, 'ai'],
]
const MUTE_END = /[sxtd]{1,4}$/
const SHORTEST = 4

const MOST_KNOWN = 20_000
const known = new Map<string, string>()

/** A plain word as it is heard: « lier », « lié » and « liées » are one, since spelling is not judged. */
export function soundOf(word: string): string {
  if (word.length < SHORTEST) return word
  const remembered = known.get(word)
  if (remembered !== undefined) return remembered
  if (known.size >= MOST_KNOWN) known.clear()
  const sound = spellAsSpoken(word)
  known.set(word, sound)
  return sound
}

function spellAsSpoken(word: string): string {
  let spelt = word.replace(DOUBLED, '$1')
  for (const [ending, sound] of SPELLINGS) spelt = spelt.replace(ending, sound)
  return spelt.length > SHORTEST ? spelt.replace(MUTE_END, '') : spelt
}
