import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anAskedSimulation } from '../app/history/testing/an-asked-simulation.ts'
import { A_FEEDBACK } from '../app/history/testing/parts.ts'
import { openPorts } from '../app/open-ports.ts'
import { readEnv } from '../app/platform/env.ts'
import { ANSWER_MAX, JOB_DESCRIPTION_MAX, QUESTIONS_MAX } from '../app/simulation/rules.ts'
import { createApp } from '../app/site/create-app.ts'
import { anAccount } from '../testing/an-account.ts'
import { AN_OFFER } from '../testing/an-offer.ts'
import { call } from '../testing/call.ts'
import { longText } from './long-text.ts'
import { longestStretch } from './longest-stretch.ts'
import { median } from './quantile.ts'

/** The longest that one call may keep everybody else waiting, in milliseconds of processor. */
const GOAL = 100
const PROGRESS_GOAL = 30
const TURNS = 5
const SIMULATIONS = 50
const QUESTIONS = 8

type Say = (line: string) => void

const offer = (seed: number) => longText(AN_OFFER, seed, JOB_DESCRIPTION_MAX)
const answer = (seed: number) => longText(ANSWER, seed, ANSWER_MAX)

const ANSWER =
  "En mars, sur le chantier de l'école, le coffreur avait inversé deux cotes. J'ai arrêté le coulage, repris le plan avec lui et prévenu le chef. Nous avons perdu une heure et évité de casser un mur. Depuis, je vérifie chaque cote avant de couler. Je suis rigoureux et motivé. "

/** How long each of the heaviest calls holds the one process, at the limits of what is accepted. */
export async function timeStretches(say: Say) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vis-a-vis-stretches-'))
  await using ports = await openPorts(
    readEnv({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }),
  )
  const app = createApp(ports)
  const { id, token } = await anAccount(ports, { isPremium: true })
  const ask = async (what: string, body?: unknown) => {
    const reply = await call(app, what, { token, body })
    if (reply.status !== 200) throw new Error(`${what} : ${reply.status}`)
    return reply.body
  }
  for (let at = 0; at < SIMULATIONS; at++) {
    await ask(`PUT /api/simulations/${await anAskedSimulation(ports, id)}`, {
      parts: aSimulation(at),
    })
  }
  const acts: Record<string, (turn: number) => Promise<unknown>> = {
    'progression, 50 simulations': () => ask('GET /api/progress'),
    "liste de l'historique": () => ask('GET /api/simulations'),
    'export de 50 simulations': () => ask('GET /api/user/export'),
    "questions d'une offre de 20 000 signes": (turn) =>
      ask('POST /api/generate-questions', { jobDescription: offer(turn) }),
    'retour sur 10 000 signes': (turn) => ask('POST /api/generate-feedback', anAnswer(turn)),
    'analyse approfondie de 10 000 signes': (turn) =>
      ask('POST /api/analyse-answer', { ...anAnswer(turn), dimensions: A_FEEDBACK.dimensions }),
    'bilan de 20 réponses de 10 000 signes': (turn) =>
      ask('POST /api/generate-summary', { session: aSession(turn, QUESTIONS_MAX) }),
    'bilan de 20 réponses sans retour': (turn) =>
      ask('POST /api/generate-summary', {
        session: { ...aSession(turn, QUESTIONS_MAX), feedbacks: null },
      }),
    'rapport détaillé de 20 réponses de 10 000 signes': (turn) =>
      ask('POST /api/generate-report', { session: aSession(turn, QUESTIONS_MAX) }),
  }
  for (const [what, act] of Object.entries(acts)) {
    const stretches: number[] = []
    // Nobody meets the program as it is before it was compiled: it warms itself up at its start.
    await act(TURNS)
    for (let turn = 0; turn < TURNS; turn++) stretches.push(await longestStretch(() => act(turn)))
    const goal = what.startsWith('progression') ? PROGRESS_GOAL : GOAL
    report(what, stretches, goal)
  }

  function report(what: string, stretches: number[], goal: number) {
    const most = Math.max(...stretches)
    const verdict = most <= goal ? 'tenu' : 'manqué'
    say(
      `${what} : ${median(stretches).toFixed(0)} ms d'un trait, au plus ${most.toFixed(0)} (objectif ${goal} : ${verdict})`,
    )
  }
}

const anAnswer = (seed: number) => ({
  question: 'Racontez-moi une erreur.',
  answer: answer(seed),
  jobDescription: offer(seed),
})

function aSimulation(seed: number) {
  const { questions, answers, jobDescription } = aSession(seed, QUESTIONS)
  return [
    { kind: 'offer', changedAt: 1, jobDescription, title: 'maçon', questions, startTime: 1 },
    ...answers.map((answer, index) => ({
      ...{ kind: 'step', changedAt: 1, index, answer, seconds: 60, feedback: A_FEEDBACK },
      earlier: [],
    })),
  ]
}

const aSession = (seed: number, count: number) => ({
  jobDescription: offer(seed),
  questions: Array.from({ length: count }, (_, at) => `Racontez-moi la difficulté ${at + 1} ?`),
  answers: Array.from({ length: count }, (_, at) => answer(seed * count + at)),
  feedbacks: Array.from({ length: count }, () => A_FEEDBACK),
  answerTimes: Array.from({ length: count }, () => 60),
  title: 'maçon',
})
