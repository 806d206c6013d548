import type { QuestionKind } from '../../kinds.ts'
import type { Answer } from './answer.ts'
import { answersPay, answersWhatSuits, asksForDates, asksForPay } from './asks-for-terms.ts'
import { countWorkQuestions, hasNothingToAsk } from './own-questions.ts'

/** What two, three and more questions of one's own are worth, where questions are what is asked for. */
const WORTH = [0, 0, 60, 70]
/** So much of the way is made up: the best asked stay first. */
const SHARE_RAISED = 0.7
/** Hours and rhythm may be what the candidate is invited to ask about. */
const HOURS = /\b(?:horaires?|rythme)\b/g
const INVITES = /\b(?:questions?|savoir|demander|precisions|informations)\b/
/** Something is asked of the candidate too. */
const ASKS_MORE = /\bvotre (?:statut|niveau)\b|\b(?:pourriez|pouvez) vous\b|\bvalidite\b/

/** An amount answers what pay is asked for; where it comes from answers what is asked next. */
const PAID = { alone: 58, why: 70 }
const REASONED =
  /\b(?:parce|car|selon|annonces?|grille|convention|discut\w*|negoci\w*|primes?|experience|comparables?|marche|actuel\w*|responsabilites|variable)\b/

/** A yes answers what suits; more with its bounds, its past and a question. */
const BOUNDED =
  /\b(?:au dela|au plus|au maximum|maximum|jusqu\w*|sauf|a condition|prefer\w*|seulement|besoin d\w*|pas plus|par (?:an|mois|semaine)|fois par|a l avance|quinze jours|un mois avant)\b/
const LIVED = /\b(?:depuis|deja|toujours|actuel\w*|pendant|dans mon poste)\b/
const SUITED = { yes: 34, bounded: 16, lived: 8, asked: 10 }

const worthOfWhatSuits = ({ plain, raw }: Answer): number =>
  SUITED.yes +
  (BOUNDED.test(plain) ? SUITED.bounded : 0) +
  (LIVED.test(plain) ? SUITED.lived : 0) +
  (raw.includes('?') ? SUITED.asked : 0)

/** Whoever is asked for questions, and for nothing else, answers by asking them, in whatever words. */
export function weighClosing(
  mark: number,
  answer: Answer,
  { question, kind }: { question: string; kind: QuestionKind },
): number {
  if (kind === 'closing' && answersPay(question, answer.plain))
    return mark + Math.max(0, (REASONED.test(answer.plain) ? PAID.why : PAID.alone) - mark)
  if (kind === 'closing' && answersWhatSuits(question, answer.plain))
    return Math.max(mark, worthOfWhatSuits(answer))
  if (kind !== 'closing' || !INVITES.test(question) || ASKS_MORE.test(question)) return mark
  if (asksForDates(question.replace(HOURS, ' ')) || asksForPay(question)) return mark
  if (hasNothingToAsk(answer.plain)) return mark
  const worth = WORTH[Math.min(countWorkQuestions(answer, question), WORTH.length - 1)] ?? 0
  return mark + Math.max(0, worth - mark) * SHARE_RAISED
}
