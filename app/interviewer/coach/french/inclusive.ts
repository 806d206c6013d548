import { feminineTitle, masculineTitle } from './job-genders.ts'

export interface Genders {
  masculine: string
  feminine: string
}

const ENDINGS =
  'e|es|s|ne|nes|le|les|se|ses|te|tes|ve|ves|ère|ères|ere|ière|ières|rice|rices|trice|trices|ice|ices|euse|euses|eure|eures|ienne|iennes|enne|ennes|ive|ives|elle|elles|fe|fes|sse|sses|drice|drices|se·s|se\\(s\\)|e\\(s\\)'
const MARK = '[.·‧∙•⋅・]'

const IN_BRACKETS = new RegExp(`([\\p{L}]{2})[ ]?\\((?:${ENDINGS})\\)(s?)(?!\\p{L})`, 'giu')
const WITH_DOTS = new RegExp(
  `([\\p{L}]{2})${MARK}(?:${ENDINGS})(?:${MARK}?(s))?(?![\\p{L}\\p{N}])`,
  'giu',
)
const WITH_HYPHEN =
  /(\p{L}{2}[éitnlurds])[-‑](?:e|ne|rice|trice|euse|ère|ière)(?:[-‑](s))?(?![\p{L}\p{N}'’-])/giu
const WITH_SLASH =
  /(\p{L}{2}[éitnlurdsf])\s?\/\s?-?(?:e|es|ne|se|euse|trice|rice|ère|ière|ive|te|le)(?![\p{L}\p{N}'’])/giu
const PAIRS: readonly [RegExp, string][] = [
  [/(?<!\p{L})(u)n ?(?:\(ne?\)|\(e\)|[.·‧/-]e|\/une| ou une|[.·‧/-]ne)(?!\p{L})/giu, '$1n'],
  [/(?<!\p{L})([Ll])e ?(?:[/.·‧] ?la| ou la|\(la\)|·a|\.a)(?!\p{L})/gu, '$1e'],
  [/(?<!\p{L})([Dd])u ?\/ ?de la(?!\p{L})/gu, '$1u'],
  [/(?<!\p{L})([Ii]l)(s?) ?(?:\/|ou|[.·‧]) ?elles?(?!\p{L})/gu, '$1$2'],
  [/(?<!\p{L})([Cc])elui[ ]?(?:\/|-|ou|[.·‧]) ?celle(?!\p{L})/gu, '$1elui'],
  [/(?<!\p{L})([Tt]ous)[.·‧/ ]+(?:et )?t(?:out)?es(?!\p{L})/gu, '$1'],
  [/(?<!\p{L})([Cc]eux)[.·‧/]celles(?!\p{L})/gu, '$1'],
]

/** Cheap looks that tell whether the long patterns are worth a walk. */
const PAIR_MARK =
  /(?:un|le|du|ils?|celui|tous|ceux)(?: ?[(/.·‧-]| ou (?:une|la|elle|celle)| (?:et )?t(?:out)?es)/i
const DOTTED = /[.·‧∙•⋅・][a-zè]/i
const HYPHENED = /[-‑](?:e|ne|rice|trice|euse|è|i)/i

/** Reads « motivé(e) », « motivé·e », « directeur.trice » as « motivé », « directeur ». */
export function toPlain(text: string): string {
  return text.includes('\n') ? text.split('\n').map(plainLine).join('\n') : plainLine(text)
}

function plainLine(text: string): string {
  let plain = text
  if (PAIR_MARK.test(plain)) for (const [pair, single] of PAIRS) plain = plain.replace(pair, single)
  if (plain.includes('(')) plain = plain.replace(IN_BRACKETS, '$1$2')
  if (DOTTED.test(plain)) plain = plain.replace(WITH_DOTS, '$1$2')
  if (HYPHENED.test(plain)) plain = plain.replace(WITH_HYPHEN, '$1$2')
  return plain.includes('/') ? plain.replace(WITH_SLASH, '$1') : plain
}

/** Both genders of a job title: « agent polyvalent » and « agente polyvalente ». */
export function bothGenders(title: string): Genders {
  const plain = toPlain(title)
  return { masculine: masculineTitle(plain), feminine: feminineTitle(plain) }
}
