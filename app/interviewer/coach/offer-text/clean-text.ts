import { readColumns } from './columns.ts'
import { withWholeWords } from './cut-words.ts'
import { withLostAccents } from './lost-accents.ts'
import { isFurniture } from './page-furniture.ts'

const LONGEST = 20_000
const LONGEST_WORD = 120
/** No offer has so many lines: what comes after is noise. */
const MOST_LINES = 700

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  icirc: 'î',
  ucirc: 'û',
  ugrave: 'ù',
  oelig: 'œ',
  euro: '€',
  laquo: '«',
  raquo: '»',
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  hellip: '…',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  deg: '°',
}

/** The offer as plain lines: no HTML, Markdown, emoji or invisible character, plain spaces and apostrophes. */
export function cleanText(raw: string): string {
  const decoded = decodeEntities(decodeEntities(raw.slice(0, LONGEST)))
  const characters = readColumns(withWholeWords(plainCharacters(plainHtml(decoded))))
  return withLostAccents(plainLines(plainMarkdown(asScanned(characters))))
}

/** What a scanner reads in the middle of a word: « fauteui1 », « EMPL0I », « implanto!ogie ». */
function asScanned(text: string): string {
  return text
    .replace(/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o')
    .replace(/(?<=\p{Lu}{2})0(?=\p{Lu})|(?<![\p{L}\p{N}])0(?=\p{Lu}{3})/gu, 'O')
    .replace(/(?<=\p{Ll}{3})1(?=\p{Ll}{2}|(?<=[aeou]i1)(?![\p{L}\p{N}]))/gu, 'l')
    .replace(/(?<=\p{Ll}{2})!(?=\p{Ll}{2})/gu, 'l')
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
    (whole, hex, decimal, name) => {
      if (name) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    },
  )
}

function plainHtml(text: string): string {
  return text
    .replace(/<(?:br|\/p|\/div|\/h\d|\/tr|\/ul|\/ol|hr)\b[^<>]{0,80}>/gi, '\n')
    .replace(/<li\b[^<>]{0,200}>/gi, '\n- ')
    .replace(/<\/?[a-z!][^<>]{0,400}>/gi, ' ')
}

function plainCharacters(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u200b-\u200f\u2060-\u2064\ufeff]|\u00ad(?! *\n)|[\ufe0e\ufe0f]|\u20e3/g, '')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?<! ) {2,}page \d{1,3} ?(?:\/|sur) ?\d{1,3} *$/gim, '')
    .replace(/[\p{Cc}\p{Co}]/gu, (char) => (char === '\n' ? char : ' '))
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\ufffd/g, '?')
    .replace(/[‐‑]/g, '-')
    .replace(/(?<=\p{L})\?(?=u(?:r|rs|d|ds|f|fs)\b)/gu, 'œ')
    .replace(/(?<!\p{L})\?(?=uvre)/giu, 'œ')
    .replace(/[✓✔✅➢►▪▸◦●■□▶➤➔→‣⁃]/g, '\n- ')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}]+/gu, (found) =>
      /^[©®™]+$/.test(found) ? '' : '\n',
    )
}

/** « Missions | … » is a row of a table, whose first cell names the second. */
const NAMED_ROW =
  /^\|? ?((?:poste|intitulé|missions?|tâches|activités|profil|lieu|contrat|type de contrat|durée|rémunération|salaire|horaires|temps de travail|formation|compétences|avantages|diplôme|expérience)(?: [\p{L}]{3,12})?) ?\| ?(?=[^|\n]+\|?$)/gimu

function plainMarkdown(text: string): string {
  return text
    .replace(/!?\[([^[\]\n]{1,200})\]\([^()\s]{0,300}\)(?:\{[^{}\n]{0,200}\})?/g, '$1')
    .replace(/\*{3,}(?! )/g, '\n- ')
    .replace(/\*{3,}/g, '\n- ')
    .replace(/\*\*|__|~~|\\/g, '')
    .replace(/^ {0,9}#{1,6} ?/gm, '')
    .replace(/^ {0,9}(?:-{3,}|={3,}|_{3,})$/gm, '')
    .replace(NAMED_ROW, '$1 : ')
    .replace(/ ?\| ?/g, ' - ')
}

function plainLines(text: string): string {
  return text
    .split('\n', MOST_LINES * 3)
    .map((line) =>
      line
        .replace(/ {2,}/g, ' ')
        .trim()
        .split(' ')
        .map((word) => undoubled(word.slice(0, LONGEST_WORD)))
        .join(' '),
    )
    .map((line) => line.replace(/^\? ?(?=\p{Lu})/u, '').replace(/^(?:[-–—•·*>] ?)+$/, ''))
    .filter((line) => line !== '' && !isFurniture(line))
    .slice(0, MOST_LINES)
    .join('\n')
}

const TRULY_DOUBLE = /^(?:bonbon|couscous|cancan|chercher|coucou|tamtam|papa|mama|bebe|nounou)/i

/** « PhpPhp » as « Php »: highlighted words that a copy has written twice. */
function undoubled(word: string): string {
  if (word.length < 6 || word.length > 34) return word
  const lower = word.toLowerCase()
  const again = lower.indexOf(lower.slice(0, 3), 3)
  if (again < 3 || again > 15 || TRULY_DOUBLE.test(word)) return word
  return word.replace(/^(\p{L}{3,15})\1(?!\p{L})/iu, '$1')
}
