import type { Content, CustomTableLayout } from 'pdfmake/interfaces'
import { noBreak } from '#app/ui/no-break.ts'
import { COLOR, CONTENT_WIDTH } from './style.ts'

/** Text of a person or a coach: long blank stretches would make blank pages. */
export const calm = (text: string): string =>
  breakable(noBreak(text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n').trim()))

/** The PDF library needs seconds for words of thousands of letters unless they may be broken. */
const breakable = (text: string): string =>
  text.replace(/\S{400,}/g, (word) => word.replace(/.{50}(?=.)/gu, '$&\u200b'))

/** Headings hold no line ends, however they were typed. */
export const onOneLine = (text: string): string =>
  noBreak(text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim())

interface Spacing {
  before: number
  room: number
}

/**
 * A heading `before` points down that stays with what follows: it moves to the next page unless
 * `room` points are left below it, then gives that room back.
 */
export function keptWithNext(heading: Content, { before, room }: Spacing): Content[] {
  return [
    { stack: [], margin: [0, before, 0, 0] },
    { unbreakable: true, stack: [heading, { stack: [], margin: [0, 0, 0, room] }] },
    { stack: [], margin: [0, -room, 0, 0] },
  ]
}

const KEPT_PARTS = 3

/** Where the heading stands that is kept with a block; the block's own place without one. */
export function placeOfHeading(content: readonly Content[], place: number): number {
  const before = content[place - 1]
  const givesRoomBack =
    typeof before === 'object' &&
    'margin' in before &&
    Array.isArray(before.margin) &&
    before.margin[1] < 0
  return givesRoomBack ? place - KEPT_PARTS : place
}

const bare: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 14,
  paddingRight: () => 14,
  paddingTop: () => 11,
  paddingBottom: () => 12,
}

const CARD: CustomTableLayout = { ...bare, fillColor: () => COLOR.paper }

const QUOTED: CustomTableLayout = {
  ...bare,
  vLineWidth: (index) => (index === 0 ? 2 : 0),
  vLineColor: () => COLOR.hairline,
  paddingRight: () => 0,
  paddingTop: () => 1,
  paddingBottom: () => 1,
}

/** A tinted panel; it may run over several pages. */
export const card = (content: Content): Content => ({
  table: { widths: [CONTENT_WIDTH - 28], body: [[content]] },
  layout: CARD,
})

/** Words of the candidate, with a line down their left side. */
export const quoted = (content: Content): Content => ({
  table: { widths: [CONTENT_WIDTH - 16], body: [[content]] },
  layout: QUOTED,
})

/** Text in which the blanks to fill in, « [chiffre à préciser] », stand out. */
export function withBlanks(text: string): Content {
  const parts = calm(text).split(/(\[[^[\]\n]{2,80}\])/)
  return {
    text: parts.map((part, index) =>
      index % 2 === 1 ? { text: part, bold: true, background: COLOR.amberTint } : part,
    ),
  }
}
