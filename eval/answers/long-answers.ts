import { assess } from '#app/interviewer/coach/assessment/assess.ts'
import type { OfferForAssessment } from '#app/interviewer/coach/assessment/prepare-for-assessment.ts'
import type { GradedAnswer } from '../graded-answers.ts'

/** The longest answer that the product accepts. */
const LONGEST = 10_000
const RUNS = 60
const QUESTION = 'Racontez-moi une situation où vous avez convaincu un collègue réticent.'

/** Milliseconds of processor for an answer of 10,000 characters, by sort of text. */
export interface LongAnswers {
  sort: string
  p50: number
  p99: number
}

/** Assesses the longest answers, true ones and ones made to be slow; the machine's other work is not counted. */
export function measureLongAnswers(
  graded: readonly GradedAnswer[],
  offer: OfferForAssessment,
): LongAnswers[] {
  return Object.entries(sortsOf(graded)).map(([sort, text]) => {
    const times = Array.from({ length: RUNS }, (_, run) =>
      processorTime(() =>
        assess({ question: QUESTION, answer: `${text}${run}`, jobDescription: '' }, offer),
      ),
    ).sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
    return { sort, p50: at(0.5), p99: at(0.99) }
  })
}

function sortsOf(graded: readonly GradedAnswer[]): Record<string, string> {
  const prose = filled(
    graded
      .slice(0, 60)
      .map(({ answer }) => answer)
      .join(' '),
  )
  return {
    'récits à la suite': prose,
    'sans ponctuation': prose.replace(/[.,;:!?\n]/g, ' '),
    'mots répétés': filled("j'ai vérifié le dossier puis j'ai prévenu mon chef "),
    'hostile aux motifs': filled("<a j'ai de 1 a 1 passé de 3 [ « !!!??? a.a.a "),
    espaces: filled(`a${' '.repeat(400)}`),
    'un seul mot': filled('a'),
    émojis: filled('👍🏽 j’ai aidé 👩‍👩‍👧 ✨ '),
    chiffres: filled('12 345,67 % de 12 à 15 en 2019 '),
  }
}

const filled = (piece: string) =>
  piece.repeat(Math.ceil(LONGEST / (piece.length || 1))).slice(0, LONGEST - 2)

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
