import type { Assessment, Exchange, FinishedInterview, Summary } from '../../interviewer.ts'
import { assess } from '../assessment/assess.ts'
import { inferKind } from '../assessment/infer-kind.ts'
import type { OfferForAssessment } from '../assessment/prepare-for-assessment.ts'
import type { BookQuestion } from '../book/page.ts'
import type { Answered } from './answered.ts'
import { doneWell } from './done-well.ts'
import { inWords } from './in-words.ts'
import { recurring } from './recurring.ts'
import { sayToldTwice } from './say-told-twice.ts'
import { sayTakeBack, toTakeBack } from './to-take-back.ts'
import { writeAdvice } from './write-advice.ts'
import { writeHeadline } from './write-headline.ts'

const MOST = 3

/** The recap: the mean of the scores, and what recurs over the answers. */
export function summarise({ exchanges }: FinishedInterview, offer: OfferForAssessment): Summary {
  const whole = exchanges.map((exchange) => withAssessment(exchange, offer))
  const answered = whole.flatMap(({ question, answer, assessment }, at): Answered[] => {
    if (isBlank(answer) || !assessment) return []
    const known = asAnswered(assessment)
    return [{ ...known, place: at + 1, question, answer, kind: inferKind(question) }]
  })
  if (answered.length === 0) return nothingAnswered(exchanges.length)

  const overallScore = Math.round(
    answered.reduce((sum, { score }) => sum + score, 0) / answered.length,
  )
  return {
    overallScore,
    globalStrengths: [...doneWell(answered), ...recurring(answered, 'strength')].slice(0, MOST),
    globalImprovements: improvementsOf(answered),
    generalFeedback: writeAdvice(answered, exchanges.length),
    headline: writeHeadline(answered, overallScore),
    source: 'coach',
  }
}

/** An exchange whose answer, if there is one, is assessed. */
export function withAssessment(
  exchange: Exchange,
  offer: OfferForAssessment,
  asked: BookQuestion | null = null,
): Exchange {
  const { question, answer } = exchange
  if (exchange.assessment || isBlank(answer)) return exchange
  return { ...exchange, assessment: assess({ question, answer, jobDescription: '' }, offer, asked) }
}

/** What recurs most comes first; then a story that served twice, which only the whole interview shows. */
function improvementsOf(answered: readonly Answered[]): string[] {
  const [first, ...others] = recurring(answered, 'improvement')
  const faulty = toTakeBack(answered)
  return [faulty && sayTakeBack(faulty), first, sayToldTwice(answered), ...others]
    .filter((one) => one != null)
    .slice(0, MOST)
}

const isBlank = (answer: string) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(answer)

type Known = Pick<Assessment, 'score' | 'strengths' | 'improvements' | 'dimensions'>
const asAnswered = ({ score, strengths, improvements, dimensions }: Known) => ({
  score,
  strengths,
  improvements,
  levels: new Map(dimensions.map(({ name, level }) => [name, level])),
})

function nothingAnswered(asked: number): Summary {
  return {
    overallScore: 0,
    globalStrengths: [],
    globalImprovements: [
      'Répondre à une première question, même en deux phrases : on ne progresse que sur ce qui est dit.',
    ],
    generalFeedback: `${asked > 1 ? `Vous avez passé les ${inWords(asked)} questions` : 'Vous avez passé la question'}, et ce n'est pas grave : les découvrir est déjà un premier repérage. Reprenez par celle qui vous semble la plus facile, et répondez en trois phrases : la situation, ce que vous avez fait, ce qui a suivi.`,
    headline: 'Vous avez vu les questions. Essayez une réponse.',
    source: 'coach',
  }
}
