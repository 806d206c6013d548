import { ANSWER_MAX, JOB_DESCRIPTION_MAX } from '../app/simulation/rules.ts'
import { AN_OFFER } from '../testing/an-offer.ts'
import { startProduct } from '../testing/start-product.ts'
import { paired, type WorstText, worstTexts } from './worst-texts.ts'

/** The longest that one text may keep another request waiting, in milliseconds. */
const GOAL = 50
const QUESTIONS = 8
/** After so many milliseconds nobody waits any more. */
const PATIENCE = 10_000
/** What holds others up does so each time; what neighbours of this machine take, not. */
const TURNS = 3
/** The slowest texts, whose pieces are tried two by two. */
const WORST = 6
const QUESTION = 'Racontez-moi une erreur.'

type Say = (line: string) => void

interface Timed {
  text: WorstText
  call: string
  took: number
  status: number
}

/** How long the other requests wait while the worst texts are read, one after the other. */
export async function measureStall(say: Say) {
  await using product = await startProduct()
  await new Promise((warm) => setTimeout(warm, 2_000))
  const timed: Timed[] = []
  const send = async (texts: readonly WorstText[]) => {
    for (const text of texts) timed.push(...(await sendEverywhere(product.url, text)))
  }
  await send(worstTexts())
  const worst = [...new Set(slowestOf(timed).map(({ text }) => text))].slice(0, WORST)
  const texts = [...worstTexts(), ...paired(worst)]
  timed.length = 0
  const [waits, alone]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    alone.push(await whileReading(product.url, () => new Promise((go) => setTimeout(go, 2_000))))
    waits.push(await whileReading(product.url, () => send(texts)))
  }
  const [longest, before] = [Math.min(...waits), Math.min(...alone)]
  const refused = timed.filter(({ status }) => status !== 200 && status !== 400)
  say(
    `${timed.length} textes des pires, ${refused.length} sans réponse : /healthz attend au plus ${longest.toFixed(0)} ms (${before.toFixed(0)} sans rien d'autre ; objectif ${GOAL} : ${longest <= GOAL ? 'tenu' : 'manqué'})`,
  )
  for (const { text, call, took, status } of slowestOf(timed).slice(0, WORST))
    say(`  ${call} ${text.name} : ${took.toFixed(0)} ms, ${status}`)
}

const slowestOf = (timed: readonly Timed[]) => [...timed].sort((a, b) => b.took - a.took)

async function sendEverywhere(url: string, text: WorstText): Promise<Timed[]> {
  const offer = text.of(JOB_DESCRIPTION_MAX)
  const answer = text.of(ANSWER_MAX)
  const asked: Record<string, [path: string, body: object]> = {
    offre: ['generate-questions', { jobDescription: offer }],
    réponse: ['generate-feedback', { question: QUESTION, answer, jobDescription: AN_OFFER }],
    'réponse et offre': [
      'generate-feedback',
      { question: QUESTION, answer, jobDescription: offer },
    ],
    bilan: [
      'generate-summary',
      {
        session: {
          jobDescription: offer,
          questions: Array.from({ length: QUESTIONS }, (_, at) => `${QUESTION} ${at}`),
          answers: Array.from({ length: QUESTIONS }, () => answer),
          feedbacks: null,
        },
      },
    ],
  }
  const timed: Timed[] = []
  for (const [call, [path, body]] of Object.entries(asked)) {
    const started = performance.now()
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null)
    await response?.arrayBuffer()
    timed.push({ text, call, took: performance.now() - started, status: response?.status ?? 0 })
  }
  return timed
}

/** The longest that a small request waited during an act. */
async function whileReading(url: string, act: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const reading = (async () => {
    while (!isOver) {
      const started = performance.now()
      await (await fetch(`${url}/healthz`)).arrayBuffer()
      longest = Math.max(longest, performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  })()
  await act()
  isOver = true
  await reading
  return longest
}
