const UNITS = new Map(
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS = new Map([
  ['vingt', 20],
  ['vingts', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
])
const A_NUMBER =
  /(?<![a-z])(?:zero|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille)(?![a-z*])|\d \d/

/** Folded words with each number in figures: « quatre vingt dix minutes » and « 1 200 » give « 90 minutes » and « 1200 ». */
export function readNumbers(folded: string): string {
  if (!A_NUMBER.test(folded)) return folded
  const words = folded.split(' ')
  const read: string[] = []
  for (let at = 0; at < words.length; ) {
    const [figures, length] = numberAt(words, at) ?? groupsAt(words, at) ?? [words[at] ?? '', 1]
    read.push(figures)
    at += length
  }
  return read.join(' ')
}

function numberAt(words: readonly string[], start: number): [string, number] | null {
  // Alone, « un » and « une » are articles more often than numbers.
  if (/^une?$/.test(words[start] ?? '')) return null
  let thousands = 0
  let rest = 0
  let at = start
  for (; at < words.length; at++) {
    const word = words[at] ?? ''
    const linked = word === 'et' && at > start && /^(?:une?|onze)$/.test(words[at + 1] ?? '')
    if (linked && rest % 100 >= 20) continue
    if (word === 'mille' && thousands === 0) {
      thousands = 1000 * Math.max(rest, 1)
      rest = 0
      continue
    }
    const grown = grow(rest, word)
    if (grown === null) break
    rest = grown
  }
  return at > start ? [`${thousands + rest}`, at - start] : null
}

/** The number that one more word makes of it; null when the word begins something else. */
function grow(number: number, word: string): number | null {
  const last = number % 100
  if (word === 'cent' || word === 'cents') {
    return number < 10 ? 100 * Math.max(number, 1) : null
  }
  const tens = TENS.get(word)
  if (tens === 20 && last === 4) return number - 4 + 80
  if (tens !== undefined) return last === 0 ? number + tens : null
  const unit = word === 'une' ? 1 : UNITS.get(word)
  if (unit === undefined) return null
  const isFree = last === 0
  const afterTens = last >= 20 && last % 10 === 0 && (unit < 10 || last === 60 || last === 80)
  const afterTen = (last === 10 || last === 70 || last === 90) && unit >= 7 && unit <= 9
  return isFree || afterTens || afterTen ? number + unit : null
}

/** « 1 200 », as it is printed. */
function groupsAt(words: readonly string[], at: number): [string, number] | null {
  const [first = '', next = ''] = words.slice(at, at + 2)
  return /^\d{1,3}$/.test(first) && /^\d{3}$/.test(next) ? [first + next, 2] : null
}
