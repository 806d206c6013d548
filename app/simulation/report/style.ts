import type { Style, StyleDictionary } from 'pdfmake/interfaces'
import { HEADING, READING } from './fonts.ts'

/** 20 mm, in the points that PDF counts in. */
export const MARGIN = (20 / 25.4) * 72
const A4_WIDTH = 595.28
export const CONTENT_WIDTH = A4_WIDTH - 2 * MARGIN
/** The foot of the page stands inside the margins too. */
export const FOOT = 24

export const COLOR = {
  paper: '#FAF6EF',
  ink: '#1B2333',
  secondInk: '#4D5669',
  hairline: '#E4DBCB',
  accent: '#C4381A',
  green: '#1E6A49',
  amber: '#8A5800',
  amberTint: '#FBEBC8',
} as const

export const defaultStyle: Style = {
  font: READING,
  fontSize: 10.5,
  lineHeight: 1.16,
  color: COLOR.ink,
}

const heading: Style = { font: HEADING, bold: true, lineHeight: 1.02 }

export const styles: StyleDictionary = {
  brand: { ...heading, fontSize: 14 },
  title: { ...heading, fontSize: 25, characterSpacing: -0.4 },
  longTitle: { ...heading, fontSize: 17, lineHeight: 1.1, characterSpacing: -0.2 },
  section: { ...heading, fontSize: 19, characterSpacing: -0.2 },
  headline: { ...heading, fontSize: 16, lineHeight: 1.08 },
  question: { ...heading, fontSize: 14, lineHeight: 1.1 },
  subheading: { ...heading, fontSize: 11.5 },
  score: { ...heading, fontSize: 40, characterSpacing: -0.8 },
  figure: { ...heading, fontSize: 16 },
  smallFigure: { ...heading, fontSize: 9.5 },
  date: { ...heading, fontSize: 9.5, color: COLOR.secondInk },
  label: { fontSize: 9.5, color: COLOR.secondInk },
  note: { fontSize: 8.5, color: COLOR.secondInk },
}
