import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { createApp } from '#app/site/create-app.ts'
import { post } from '#testing/post.ts'
import { createTestPorts } from '#testing/test-ports.ts'

const PATH = '/api/generate-feedback'
const OFFER = 'Aide-soignant de nuit dans un EHPAD, accompagnement des repas et des toilettes.'

/** A question of the book, whose example makes every point. */
async function aQuestion() {
  const page = await bookOnDisk().page('J1501')
  const found = page?.questions.find(
    ({ kind, example, expects }) => kind === 'situational' && example && expects.length > 2,
  )
  if (!found?.example) throw new Error('the page has no situation with an example')
  return { question: found.text, followUp: found.followUp, example: found.example }
}

const LITTLE = "D'abord je reste calme et je regarde bien ce qui se passe autour de moi."

test('an answer that leaves a point out is asked back, once, and both are assessed as one', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { question, followUp, example } = await aQuestion()
  const asked = { question, answer: LITTLE, jobDescription: OFFER }

  const { body: first } = await post(app, PATH, asked)
  const { status, body: both } = await post(app, PATH, {
    ...asked,
    followUp: { question: first.followUp, answer: example },
  })

  expect(first.followUp.replace(/\u00a0/g, ' ')).toBe(followUp.replace(/\u00a0/g, ' '))
  expect(status).toBe(200)
  expect(both.score).toBeGreaterThan(first.score)
  expect(both.followUp).toBeUndefined()
  for (const { quote } of both.evidence) expect(`${LITTLE}\n\n${example}`).toContain(quote)
})

test('an addition never lowers the score, and what weighs against it is said', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { question, followUp, example } = await aQuestion()
  const asked = { question, answer: example, jobDescription: OFFER }
  const nothing = 'Bof, je ne sais pas trop, on verra bien. '.repeat(60)

  const { body: first } = await post(app, PATH, asked)
  const { body: both } = await post(app, PATH, {
    ...asked,
    followUp: { question: followUp, answer: nothing },
  })

  expect(both.score).toBeGreaterThanOrEqual(first.score)
  expect(both.dimensions).toHaveLength(5)
})

test('an addition counts for two assessments of the day: the first answer is assessed again', async () => {
  await using ports = await createTestPorts({ env: { VISITOR_DAILY_LIMIT: '1' } })
  const app = createApp(ports)
  const asked = { question: 'Qui êtes-vous ?', answer: 'Je suis libraire.', jobDescription: '' }
  const followUp = { question: 'Et ensuite ?', answer: 'Je conseille.' }

  const statuses: number[] = []
  for (let time = 0; time < 6; time++) {
    statuses.push((await post(app, PATH, { ...asked, followUp })).status)
  }

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test.each([
  [
    'a blank addition',
    { question: 'Et ensuite ?', answer: ' \u200b ' },
    'Veuillez écrire une réponse avant de la soumettre.',
  ],
  [
    'a long addition',
    { question: 'Et ensuite ?', answer: 'a'.repeat(3_001) },
    'La réponse à la relance dépasse 3 000 caractères.',
  ],
  ['an addition to nothing', { question: '', answer: 'Oui.' }, 'La question est requise.'],
])('%s is refused in French', async (_, followUp, message) => {
  await using ports = await createTestPorts()

  const { status, body } = await post(createApp(ports), PATH, {
    question: 'Qui êtes-vous ?',
    answer: 'Je suis libraire.',
    jobDescription: '',
    followUp,
  })

  expect(status).toBe(400)
  expect(body.message).toBe(message)
})
