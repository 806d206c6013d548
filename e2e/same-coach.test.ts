import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { bookOnDisk } from '../app/book-on-disk.ts'
import { createCoach } from '../app/interviewer/coach/coach.ts'
import { NAUGHTY_STRINGS } from '../testing/bad-inputs.ts'
import { test } from './journey.ts'

const OFFERS = 'testing/offers'
/** Of this build: the programs of earlier ones stay beside it. */
const EARLIER = JSON.parse(readFileSync('build/earlier.json', 'utf8'))
const PROGRAM = readdirSync('build/client/assets').find(
  (name) =>
    /^coach-in-browser\.worker-[\w-]+\.js$/.test(name) && !(`client/assets/${name}` in EARLIER),
)

interface Call {
  verb: 'askQuestions' | 'understand' | 'assessAnswer' | 'summarise'
  args: unknown[]
}

/** The same numbers in both places: which questions are asked is drawn from them. */
function drawTheSame(): void {
  let state = 1
  Math.random = () => {
    state = (Math.imul(state, 48_271) + 11) % 2_147_483_647
    return Math.abs(state) / 2_147_483_647
  }
}

/** Asks the program of the browser, one call after the other. */
const askInBrowser = (page: Page, calls: readonly Call[]): Promise<string[]> =>
  page.evaluate(
    async ([program, asked]) => {
      const worker = new Worker(`/assets/${program}`, { type: 'module' })
      const told: string[] = []
      for (const call of asked) {
        const { port1, port2 } = new MessageChannel()
        const answer = new Promise<{ answer: unknown }>((resolve) => {
          port1.onmessage = ({ data }) => data && resolve(data)
        })
        worker.postMessage(call, [port2])
        told.push(JSON.stringify(await answer))
      }
      worker.terminate()
      return told
    },
    [PROGRAM ?? '', calls] as const,
  )

const every = <One>(all: readonly One[], nth: number) => all.filter((_, at) => at % nth === 0)

test('the coach of a browser says what the coach of the server says, byte for byte', async ({
  page,
  context,
}) => {
  await context.route(`**/${PROGRAM}`, async (route) => {
    const answer = await route.fetch()
    const body = `(${drawTheSame})();${await answer.text()}`
    await route.fulfill({ response: answer, body })
  })
  const texts = readdirSync(OFFERS)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(`${OFFERS}/${name}`, 'utf8'))
  const naughty = every(NAUGHTY_STRINGS, 16)
  const graded = every<{ question: string; answer: string }>(
    ['', '-2', '-3', '-4'].flatMap((set) =>
      JSON.parse(readFileSync(`eval/data/answers${set}.json`, 'utf8')),
    ),
    31,
  )
  const offerFor = (at: number) => texts[at % texts.length] ?? ''
  const assessments = [
    ...graded.map(({ question, answer }) => ({ question, answer })),
    ...naughty.map((answer) => ({ question: graded[0]?.question ?? '', answer })),
    ...naughty.map((question) => ({ question, answer: graded[0]?.answer ?? '' })),
  ].map((asked, at) => ({ ...asked, jobDescription: offerFor(at) }))
  const calls: Call[] = [
    ...[...texts, ...naughty].flatMap((offer): Call[] => [
      { verb: 'askQuestions', args: [offer] },
      { verb: 'understand', args: [offer] },
    ]),
    ...assessments.map((asked): Call => ({ verb: 'assessAnswer', args: [asked] })),
    {
      verb: 'summarise',
      args: [
        {
          jobDescription: offerFor(0),
          exchanges: graded
            .slice(0, 8)
            .map(({ question, answer }) => ({ question, answer, assessment: null })),
        },
      ],
    },
  ]
  await page.goto('/job-description')

  const inBrowser = await askInBrowser(page, calls)

  const drawn = Math.random
  drawTheSame()
  const random = Math.random
  Math.random = drawn
  const coach = createCoach({ random, book: bookOnDisk() })
  const onServer: string[] = []
  for (const { verb, args } of calls) {
    const answer = await (coach[verb] as (...args: unknown[]) => Promise<unknown>)(...args)
    onServer.push(JSON.stringify({ answer }))
  }
  expect(calls.length).toBeGreaterThan(150)
  expect(inBrowser).toEqual(onServer)
})
