import { A_PASSWORD } from '../../testing/an-account.ts'
import { AN_OFFER } from '../../testing/an-offer.ts'

/** Who writes: an account that may begin as many runs as it likes, and a run of its own. */
export interface Writer {
  accountId: string
  email: string
  token: string
  run: string
  /** Of this act alone. */
  name: string
  turn: number
}

/** Everything that the product said yes to, by what it was. */
export interface Acknowledged {
  signups: string[]
  tokens: string[]
  starts: number
  asked: string[]
  /** When the last save was made, by the clock of the browser. */
  savedAt: number
}

export const nothingYet = (): Acknowledged => ({
  signups: [],
  tokens: [],
  starts: 0,
  asked: [],
  savedAt: 0,
})

/** Each act of one kind of write; it notes what was acknowledged, and throws when the server is gone. */
type Act = (url: string, writer: Writer, acknowledged: Acknowledged) => Promise<void>

const signUp: Act = async (url, { name }, acknowledged) => {
  const email = `${name}@exemple.fr`
  await send(`${url}/api/signup`, { body: { email, password: A_PASSWORD } })
  acknowledged.signups.push(email)
}

const logIn: Act = async (url, { email }, acknowledged) => {
  const { token } = await send(`${url}/api/login`, { body: { email, password: A_PASSWORD } })
  acknowledged.tokens.push(token)
}

const start: Act = async (url, { token }, acknowledged) => {
  await send(`${url}/api/simulate`, { token, body: {} })
  acknowledged.starts++
}

const ask: Act = async (url, { token }, acknowledged) => {
  const body = { jobDescription: AN_OFFER }
  const { simulationId } = await send(`${url}/api/generate-questions`, { token, body })
  acknowledged.asked.push(simulationId)
}

const save: Act = async (url, { token, run, turn }, acknowledged) => {
  const step = { kind: 'step', index: turn % 2, changedAt: turn, answer: `Réponse ${turn}` }
  const parts = [OFFER, { ...step, seconds: 30, feedback: null, earlier: [] }]
  await send(`${url}/api/simulations/${run}`, { token, method: 'PUT', body: { parts } })
  acknowledged.savedAt = Math.max(acknowledged.savedAt, turn)
}

export const ACTS: readonly Act[] = [signUp, logIn, start, ask, save]

const OFFER = {
  kind: 'offer',
  changedAt: 1,
  jobDescription: AN_OFFER,
  title: 'libraire',
  questions: ['Qui êtes-vous ?', 'Pourquoi ce poste ?'],
  startTime: 1,
}

async function send(
  url: string,
  { token, method = 'POST', body }: { token?: string; method?: string; body: object },
) {
  const response = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Refused(response.status, `${url} ${response.status} ${text}`)
  return JSON.parse(text || '{}')
}

/** The server answered, and not with a yes: that is no kill. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
