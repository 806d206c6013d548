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
  const words = await printed({ score: 42 })

  expect(words).toContain(SAID)
  expect(words.indexOf(SAID)).toBeLessThan(words.indexOf('Points forts'))
})

test('whoever gave an answer that stands is not told of it', async () => {
  const words = await printed({ score: 84 })

  expect(words).toContain('Rien ne relie encore')
  expect(words).not.toContain('Le piège')
})

test('the report never says it as something to improve', async () => {
  const words = await printed({ score: 42, improvements: [], strengths: [] })

  expect(words).toContain(SAID)
  expect(words).not.toContain(`» ${SAID}`)
})

test('the report says what the recruiter listens for, whatever the answer was worth', async () => {
  const words = await printed({ score: 84, listensFor: ['le stock vérifié', 'un délai tenable'] })

  expect(words).toContain('Ce que le recruteur écoute ici le stock vérifié ; un délai tenable')
})
