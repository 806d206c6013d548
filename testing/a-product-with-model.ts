import { openInterviewer } from '#app/open-interviewer.ts'
import { createApp } from '#app/site/create-app.ts'
import { AN_OFFER } from './an-offer.ts'
import { startModelPeer, type Turn } from './model-peer.ts'
import { A_QUESTION, AN_ANSWER } from './model-replies.ts'
import { post } from './post.ts'
import { createTestPorts } from './test-ports.ts'

export const PROVIDERS = ['google', 'openai-compatible'] as const
type Provider = (typeof PROVIDERS)[number]

export const ANSWERED = { question: A_QUESTION, answer: AN_ANSWER, jobDescription: AN_OFFER }
/** Milliseconds that one call of the interviewer may take in all: too many for a slow machine to meet. */
const DEADLINE = 20_000
/** The same before a peer that never ends. */
const SHORT_DEADLINE = 2_500

/** The product with a model behind it, which plays the given turns. */
export async function aProductWithModel(provider: Provider, ...turns: Turn[]) {
  const peer = await startModelPeer(...turns)
  const isEndless = turns.some((turn) => 'hangs' in turn || ('dripMs' in turn && turn.dripMs))
  const deadline = isEndless ? SHORT_DEADLINE : DEADLINE
  const env = { ...peer.env[provider], AI_TIMEOUT_MS: String(deadline) }
  const ports = await createTestPorts({ env })
  const interviewer = await openInterviewer(ports)
  const app = createApp({ ...ports, interviewer })
  return {
    ...ports,
    peer,
    interviewer,
    ask: () => post(app, '/api/generate-questions', { jobDescription: AN_OFFER }),
    assess: (answer = AN_ANSWER) => post(app, '/api/generate-feedback', { ...ANSWERED, answer }),
    readyz: () => app.request('/readyz'),
    countRuns: async () => (await ports.db.selectFrom('simulation').selectAll().execute()).length,
    async [Symbol.asyncDispose]() {
      await ports[Symbol.asyncDispose]()
      await peer[Symbol.asyncDispose]()
    },
  }
}
