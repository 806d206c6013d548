import { foldLetters } from '../coach/french/fold-letters.ts'
import { elides } from '../coach/french/grammar.ts'
import { isInfinitive } from '../coach/french/verbs.ts'

const SPELT_WITH_A_VOWEL = /^[FHLMNRSX](?=[\p{Lu}\p{N}]|$|[^\p{L}])/u
const NOT_VERBS = /^(?:chez|assez|nez|rez|riez|suez|rodez|fernandez|gonzalez|gomez|lopez)$/i

const PATTERNS: readonly [string, RegExp][] = [
  ['double space', /[ \u00a0\u202f]{2,}|\t|\n/u],
  ['doubled word', /(?<![\p{L}-])(?!vous |nous )(\p{L}+) \1(?![\p{L}'’-])/iu],
  ['doubled mark', /[,;:!?][ \u00a0]?[,;:.!]|,,|(?<!\.)\.\.(?!\.)/u],
  [
    'raw gender',
    /(?<!\p{L})[HFhfMm]\s?[/-]\s?[FHXfhxWw](?![\p{L}'’])(?:\s?\/\s?(?:[XxDd]|NB|nb))?|[·‧]/u,
  ],
  [
    'markup',
    /\*\*|<\/?\w|&\w+;|&#|https?:|www\.|[[\]{}|_\\\ufffd\u200b-\u200f\ufeff•]|(?<!(?<!\p{L})[CF])#|->|(?:^| )\/(?: |$)/u,
  ],
  ['hole', /(?<!\p{L})(?:undefined|null|NaN)(?!\p{L})/u],
  ['no final mark', /[^.?!…]$/u],
  ['no capital', /^[«"“ \u00a0]*\p{Ll}/u],
  [
    'mark unspaced',
    /[^\s\u00a0\u202f?!][?!;](?=\s|$)|[\p{L}\p{N}]:(?=\s)|«(?=\S)(?![\u00a0\u202f])|[^\s\u00a0\u202f]»/u,
  ],
  [
    'cut short',
    /(?<![\p{L}'’-])(?:(?:l|d|qu|n|s)['’]|(?:de|du|des|à|au|aux|le|la|les|(?<!(?<!\p{L})en \p{L}{2,20} )une?|que|ce|cette|ces|vos|votre)[ \u00a0]*[,:;.?!]|(?:et|ou|pour|par|sans|dans|en|dont|son|sa|ses|afin|lors|selon|chez|notre|nos)[ \u00a0]*[.?!:;])(?![\p{L}\p{N}])/u,
  ],
  ['loud', /(?<!\p{L})\p{Lu}{5,}[ -]\p{Lu}{4,}/u],
  ['asked for twice', /^(?:racontez|donnez|parlez|décrivez|présentez)-moi[^:?]*\?$/iu],
]

/** How the French of one question is broken, by the name of the break; empty when nothing was found. */
export function frenchBreaks(text: string): string[] {
  const found = PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  if (!isBalanced(text)) found.push('unbalanced')
  if (/^(?:comment|pourquoi|quel|qu['e])/i.test(text) && /\.$/.test(text))
    found.push('no question mark')
  return [...found, ...badContractions(text), ...badElisions(text), ...badVerbs(text)]
}

function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length
  return (
    count('«') === count('»') &&
    count('(') === count(')') &&
    count('“') === count('”') &&
    count('"') % 2 === 1
  )
}

/** « de le dossier » is broken, « de le faire » is not. */
function badContractions(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}'’-])(de|à) (les?) (\p{L}+)([^?.:]{0,12})/giu)]
    .filter(([, , , next = '', rest = '']) => !isInfinitive(next, rest))
    .map(([, preposition, article]) => `${preposition} ${article}`)
}

function badElisions(text: string): string[] {
  const unelided = [
    ...text.matchAll(
      /(?<![\p{L}'’-])(de|que|le|la|ne|se|jusque|lorsque|puisque) ([«"(]?[\p{L}\p{N}]+)/giu,
    ),
  ]
    .filter(([, , next = '']) => elides(next) && !/^\d/.test(next))
    .map(([, word, next]) => `${word} ${next}`)
  const overElided = [
    ...text.matchAll(/(?<![\p{L}'’-])(d|l|n|s|m|j|c|qu|jusqu|lorsqu)['’]([\p{L}\p{N}]+)/giu),
  ]
    .filter(([, , next = '']) => !elides(next) && !SPELT_WITH_A_VOWEL.test(next))
    .map(([, word, next]) => `${word}'${next}`)
  const siIl = /(?<!\p{L})si ils?(?!\p{L})/iu.exec(text)?.[0]
  return [...unelided, ...overElided, ...(siIl ? [siIl] : [])]
}

/** A raw « gérez » where an infinitive belongs: « pour gérez », « comment assurez la ». */
function badVerbs(text: string): string[] {
  return [
    ...text.matchAll(
      /(?<![\p{L}'’-])(?:pour |de |d'|à |sans |comment |pourquoi |fallu |doit |dû |faut |devez )(\p{Ll}+ez)(?![\p{L}-])/gu,
    ),
  ]
    .filter(([, verb = '']) => !NOT_VERBS.test(foldLetters(verb)))
    .map(([whole]) => whole)
}
