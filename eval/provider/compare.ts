import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from '#app/interviewer/coach/coach.ts'
import { openInterviewer } from '#app/open-interviewer.ts'
import { systemClock } from '#app/platform/clock.ts'
import { readEnv } from '#app/platform/env.ts'
import { measureInterviewer, type ProviderMeasure } from './measure.ts'

const NAMES: Record<keyof ProviderMeasure, string> = {
  offers: 'offres',
  withoutFault: 'séries sans faute',
  anchored: "questions ancrées dans l'offre",
  answers: 'réponses notées',
  perQuestion: 'Spearman par question',
  overall: 'Spearman, ensemble',
  pairs: "paires dans l'ordre",
  quotes: 'citations exactes',
  nonAnswers: 'non-réponses reconnues',
  tricksInRange: "pièges dans l'intervalle",
  failures: 'échecs',
  secondsPerAssessment: 'secondes par évaluation',
}

/** Prints the coach's figures beside those of the provider that the environment names. */
export async function compare(offersDir: string, answersDir: string | undefined, sample: number) {
  const env = readEnv()
  let tokens = 0
  const modelUse = {
    hasRoom: async () => true,
    count: async (spent: number) => {
      tokens += spent
    },
    today: async () => ({ calls: 0, tokens, budget: null }),
  }
  const sets = { offersDir, answersDir, sample }
  const embedded = createCoach({ random: Math.random, book: bookOnDisk() })
  const coach = await measureInterviewer(embedded, sets)
  const model = await measureInterviewer(
    await openInterviewer({ env, modelUse, clock: systemClock, coach: embedded, log: console }),
    sets,
  )
  const title = env.AI_MODEL ? `${env.AI_PROVIDER} ${env.AI_MODEL}` : env.AI_PROVIDER
  const rows = Object.entries(NAMES).map(([key, name]) => {
    const figure = key as keyof ProviderMeasure
    return [name, shown(coach[figure]), shown(model[figure])]
  })
  for (const [name = '', left = '', right = ''] of [['', 'coach', title], ...rows]) {
    console.log(`${name.padEnd(32)}${left.padStart(10)}  ${right}`)
  }
  console.log(`${'jetons'.padEnd(32)}${'0'.padStart(10)}  ${tokens}`)
}

const shown = (figure: number) => (Number.isInteger(figure) ? `${figure}` : figure.toFixed(3))
