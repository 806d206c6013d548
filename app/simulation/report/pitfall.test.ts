import { expect, test } from 'vitest'
import { aFeedback, aReport } from './testing/a-report.ts'
import { readReport } from './testing/read-pdf.ts'

const PITFALL = "Accuser l'un des deux pour aller vite : l'autre apprend à provoquer."
const SAID = `Le piège de cette question : ${PITFALL}`

async function printed(changes: Parameters<typeof aFeedback>[0]) {
  const feedback = aFeedback({ pitfall: PITFALL, ...changes })
  const { flow } = await readReport(aReport({ feedbacks: [feedback, null] }))
  return flow.replace(/\s+/g, ' ')
}

test('the report says the pitfall before the remarks on an answer that does not stand yet', async () => {
  const words = await printed({ score: 52 })

  expect(words).toContain(SAID)
  expect(words.indexOf(SAID)).toBeLessThan(words.indexOf('Points forts'))
})

test('the report says it after them on an answer that stands', async () => {
  const words = await printed({ score: 84 })

  expect(words.indexOf(SAID)).toBeGreaterThan(words.indexOf('Rien ne relie encore'))
  expect(words.indexOf(SAID)).toBeLessThan(words.indexOf('Exemple de réponse'))
})

test.each([52, 84])('at %i the report never says it as something to improve', async (score) => {
  const words = await printed({ score, improvements: [], strengths: [] })

  expect(words).toContain(SAID)
  expect(words).not.toContain(`» ${SAID}`)
})
