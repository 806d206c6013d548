const WORDS = [
  'aucune',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
]

/** A count of answers or questions, in words as long as it is short. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count)
}
