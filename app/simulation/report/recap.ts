import type { Content } from 'pdfmake/interfaces'
import type { Report } from '../report-contract.ts'
import { calm, card, keptWithNext } from './blocks.ts'
import { MISSING } from './printable.ts'
import { remarks } from './remarks.ts'

const NO_SUMMARY =
  "Cette simulation n'a pas de bilan général : chaque question garde son propre retour."

/** What to keep of the whole interview. */
export function recap({ session: { summary } }: Report): Content[] {
  const title: Content = {
    text: 'Bilan de votre entretien',
    style: 'section',
    outline: true,
    margin: [0, 0, 0, 14],
  }
  const gap: Content = { stack: [], margin: [0, 24, 0, 0] }
  if (!summary) return [gap, ...keptWithNext(title, { before: 0, room: 32 }), { text: NO_SUMMARY }]

  const { globalStrengths, globalImprovements, generalFeedback } = summary
  return [
    gap,
    ...remarks({ strengths: globalStrengths, improvements: globalImprovements }, [title]),
    ...advice(calm(generalFeedback)),
  ]
}

function advice(text: string): Content[] {
  if (text === '') return []
  const heading: Content = { text: 'Conseil général', style: 'subheading', margin: [0, 0, 0, 6] }
  return [...keptWithNext(heading, { before: 16, room: 56 }), card({ text })]
}

export const missingSigns = (): Content => ({
  text: `${MISSING} remplace un signe que la police de ce document ne sait pas dessiner.`,
  style: 'note',
  margin: [0, 18, 0, 0],
})
