import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openCoach } from '#app/open-coach.ts'
import { createApp } from '#app/site/create-app.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { post } from '#testing/post.ts'
import { createTestPorts } from '#testing/test-ports.ts'

/** Longer than any answer takes here, on a machine that has much else to do: in milliseconds. */
const PATIENT = 60_000
/** Where a test waits for the end of it: of work, however long a busy machine takes for that. */
const DEADLINE = 12_000
/** Where nothing is to be answered in time. */
const BRIEF = 500
const STUBBORN = join(import.meta.dirname, '../../testing/stubborn-coach.ts')
const A_STORY =
  "En mars, sur le chantier, j'ai arrêté le coulage, repris le plan et prévenu le chef. Nous avons perdu une heure."
const asked = (answer: string) => ({
  question: 'Racontez-moi une erreur.',
  answer,
  jobDescription: AN_OFFER,
})

/** The file whose coming ends an answer « après … ». */
const anEnd = () => join(mkdtempSync(join(tmpdir(), 'vis-a-vis-coach-')), 'end')

const logged: object[] = []
const log = {
  info: () => {},
  warn: () => {},
  error: (details: object) => void logged.push(details),
}

async function aProduct(options: Partial<Parameters<typeof openCoach>[0]> = {}) {
  const coach = openCoach({ log, deadline: PATIENT, ...options })
  const ports = await createTestPorts({ replace: { coach, interviewer: coach } })
  const app = createApp(ports)
  return {
    coach,
    assess: (answer: string) => post(app, '/api/generate-feedback', asked(answer)),
    sumUp: (answer: string) => {
      const { question, jobDescription } = asked(answer)
      const session = { jobDescription, questions: [question], answers: [answer], feedbacks: null }
      return post(app, '/api/generate-summary', { session })
    },
    health: () => app.request('/healthz'),
    async [Symbol.asyncDispose]() {
      await coach.close()
      await ports[Symbol.asyncDispose]()
    },
  }
}

const real = await aProduct()
afterAll(() => real[Symbol.asyncDispose]())

test.each([27, 31, 1_200])('a link that repeats %i times holds nobody up', async (times) => {
  const attack = `${'http://a'.repeat(times)} !`

  const work = Promise.all([real.assess(attack), real.sumUp(attack)])
  const health = await real.health()
  const answers = await work

  expect(health.status).toBe(200)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('what takes too long is stopped with a French sentence, told by its shape alone, and forgotten', async () => {
  await using product = await aProduct({ deadline: DEADLINE, program: STUBBORN, threads: 1 })

  const endless = await product.assess('Une réponse sans fin, 42 fois.')
  const next = await product.assess(A_STORY)

  expect(endless.status).toBe(503)
  expect(endless.headers.get('Retry-After')).toBe('5')
  expect(endless.body).toEqual({
    code: 'unavailable',
    message:
      "Une erreur est survenue lors de la génération du feedback. Ce texte a demandé trop de travail : l'analyse a été arrêtée.",
  })
  expect(next.status).toBe(200)
  const [line] = logged.splice(0)
  expect(line).toMatchObject({
    verb: 'assessAnswer',
    texts: expect.arrayContaining([
      {
        ...{ length: 30, lines: 1, words: 6, longestWord: 7 },
        ...{ letters: 21, digits: 2, punctuation: 2 },
      },
    ]),
  })
  expect(JSON.stringify(line)).not.toMatch(/réponse|fois/)
})

test('a thread that a busy machine keeps waiting does no work, and is not stopped', async () => {
  await using product = await aProduct({ deadline: DEADLINE, program: STUBBORN, threads: 1 })

  const late = await product.assess(`${A_STORY} Chacun à son tour.`)

  expect(late.status).toBe(200)
})

test('a thread that waits for ever is stopped by the clock', async () => {
  await using product = await aProduct({ deadline: BRIEF, program: STUBBORN, threads: 1 })

  await expect(product.coach.assessAnswer(asked('sans réveil'))).rejects.toThrow('deadline')
  logged.length = 0
})

test('what wants all the memory is stopped alone', async () => {
  await using product = await aProduct({ program: STUBBORN, threads: 1 })

  const greedy = await product.assess('Une réponse sans mesure.')
  const next = await product.assess(A_STORY)

  expect([greedy.status, next.status]).toEqual([503, 200])
  logged.length = 0
})

test('more than may wait is refused; whoever waits is answered', async () => {
  await using product = await aProduct({ program: STUBBORN, threads: 1, waitingMax: 1 })
  await product.coach.assessAnswer(asked(A_STORY))
  const end = anEnd()

  const inHand = product.coach.assessAnswer(asked(`après ${end} ${A_STORY}`))
  const waiting = product.coach.assessAnswer(asked(A_STORY))
  const refused = await product.assess(A_STORY)
  writeFileSync(end, '')

  expect(refused.status).toBe(503)
  expect(refused.body.message).toBe(
    'Une erreur est survenue lors de la génération du feedback. Beaucoup de demandes en ce moment. Réessayez dans quelques secondes.',
  )
  await inHand
  await expect(waiting).resolves.toMatchObject({ source: 'coach' })
})

test('whoever leaves gives the place in the queue to the next', async () => {
  await using product = await aProduct({ program: STUBBORN, threads: 1, waitingMax: 1 })
  await product.coach.assessAnswer(asked(A_STORY))
  const end = anEnd()
  const leaving = new AbortController()

  const inHand = product.coach.assessAnswer(asked(`après ${end} ${A_STORY}`))
  const left = product.coach.assessAnswer(asked(A_STORY), { signal: leaving.signal })
  leaving.abort()
  await expect(left).rejects.toThrow('abort')
  const next = product.coach.assessAnswer(asked(A_STORY))
  writeFileSync(end, '')

  await expect(inHand).resolves.toMatchObject({ source: 'coach' })
  await expect(next).resolves.toMatchObject({ source: 'coach' })
})

test('whoever stops waits for what is in hand', async () => {
  await using product = await aProduct({ threads: 1 })
  await product.coach.assessAnswer(asked(A_STORY))

  const inHand = product.coach.assessAnswer(asked(A_STORY))
  await product.coach.close()

  await expect(inHand).resolves.toMatchObject({ source: 'coach' })
})

test('a bug of the coach is told as what it is, and its thread goes on', async () => {
  await using product = await aProduct({ program: STUBBORN, threads: 1 })

  await expect(product.coach.assessAnswer(asked('en panne'))).rejects.toThrow('a bug of the coach')
  await expect(product.coach.assessAnswer(asked(A_STORY))).resolves.toBeTruthy()
})

test('a program that is not there fails each call, and holds none', async () => {
  await using product = await aProduct({ program: join(import.meta.dirname, 'nobody.ts') })

  const answers = [await product.assess(A_STORY), await product.assess(A_STORY)]

  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  logged.length = 0
})
