import { COVERAGE } from './coverage.ts'

/** Stands for a sign that the embedded fonts cannot draw. */
export const MISSING = '▢'

const covered = new Set(
  COVERAGE.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  ),
)

/** Signs that people paste often, and the covered ones that say the same. */
const EQUIVALENTS = new Map([
  ...from('‐⁃', '-'),
  ...from('‒', '–'),
  ...from('―─━', '—'),
  ...from('′ʹʼ‛', "'"),
  ...from('″‟', '"'),
  ...from('●○◦■□▪▫◆◇‣∙⁕➢➤►▶·', '•'),
  ...from('⇒➔➜➝➞➡⟶↦', '→'),
  ...from('⇐⬅⟵', '←'),
  ...from('✔✅☑', '✓'),
  ...from('✗✘❌✖', '×'),
  ...from('\u2007', '\u00a0'),
])

function from(signs: string, equivalent: string): [string, string][] {
  return Array.from(signs, (sign) => [sign, equivalent])
}

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Control and format characters, variation selectors and fillers: they have no shape to draw. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u115f\u1160\u3164\uffa0\u2800]|\u034f/gu

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** The text as the embedded fonts can draw it; what they lack becomes a visible `MISSING`. */
export function printable(text: string): string {
  const tidy = text.replace(LINE_ENDS, '\n').replaceAll('\t', '  ').toWellFormed().normalize('NFC')
  if (isCovered(tidy)) return tidy
  return Array.from(graphemes.segment(tidy), ({ segment }) => draw(segment)).join('')
}

function draw(grapheme: string): string {
  if (isCovered(grapheme)) return grapheme

  const shape = replaceEquivalents(grapheme.replace(SHAPELESS, ''))
  if (isCovered(shape)) return shape

  const plain = replaceEquivalents(shape.normalize('NFKC'))
  return isCovered(plain) ? plain : MISSING
}

const replaceEquivalents = (text: string) =>
  Array.from(text, (sign) => EQUIVALENTS.get(sign) ?? sign)
    .join('')
    .replace(/[^\S\n\u00a0\u202f\u2009]/gu, ' ')

function isCovered(text: string): boolean {
  for (const sign of text) {
    if (sign !== '\n' && !covered.has(sign.codePointAt(0) ?? 0)) return false
  }
  return true
}
