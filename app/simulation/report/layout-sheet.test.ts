import { expect, test } from 'vitest'
import type { DayBeforeSheet } from '../day-before/sheet.ts'
import { layoutSheet } from './layout-sheet.ts'
import { draw, readPdf } from './testing/read-pdf.ts'

const SHEET: DayBeforeSheet = {
  title: 'libraire',
  employer: 'Librairie du Port',
  facts: ["J'ai tenu la caisse trois étés"],
  toMend: [
    {
      question: 'Pourquoi ce poste ?',
      best: "J'y achète mes livres",
      advice: 'Dites ce que vous apporteriez.',
    },
  ],
  isAssessed: true,
  toAsk: ['Comment se passent les samedis ?', 'Et après ?', 'Quand saurai-je ?'],
}

test('the sheet says facts, answers to mend and questions to ask, on one page of A4', async () => {
  const { pages, flow, info } = await readPdf(await draw(layoutSheet(SHEET)))

  expect(pages).toHaveLength(1)
  expect(info).toContain('A4')
  for (const words of [
    'Libraire, Librairie du Port',
    "«\u00a0J'ai tenu la caisse trois étés\u00a0»",
    'À reprendre Pourquoi ce poste\u00a0?',
    "J'y achète mes livres",
    'Dites ce que vous apporteriez.',
    'Comment se passent les samedis\u00a0?',
  ])
    expect(flow.replace(/\s+/g, ' ')).toContain(words.replace(/\s+/g, ' '))
})

test('it stays one page whatever was said, and says so when nothing was', async () => {
  const long = 'Une phrase que l’on ne finit pas et qui dit beaucoup de choses. '.repeat(30)
  const whole = { question: long, best: long, advice: long }
  const full = { ...SHEET, title: long, facts: [long, long, long], toMend: [whole, whole] }
  const empty = { ...SHEET, title: null, employer: null, facts: [], toMend: [], isAssessed: false }

  expect((await readPdf(await draw(layoutSheet(full)))).pages).toHaveLength(1)
  const { pages, flow } = await readPdf(await draw(layoutSheet(empty)))
  expect(pages).toHaveLength(1)
  expect(flow).toContain('pas encore de fait')
  expect(flow).toContain("n'a encore eu de retour")
})
