import type { QuestionKind } from '../../kinds.ts'
import type { BookQuestion } from '../book/page.ts'
import type { ConditionId, OfferFacts } from '../offer-facts/offer-facts.ts'
import { isOfLeading } from './leading.ts'
import { mayBeABeginner } from './may-be-a-beginner.ts'

/** Whoever begins has no shops where they sold, no sites where they built. */
const OF_A_PAST: ReadonlySet<QuestionKind> = new Set(['presentation', 'behavioural'])

/** Whoever may begin without a diploma has no training to tell of, unless something else will do. */
const OF_A_TRAINING =
  /(?<!\p{L})(?:(?:en|un|de|vos?|votre|pendant votre|durant votre) (?:stages?|formation|études|alternance)|en cours)(?!\p{L})/iu
const ALSO_ELSEWHERE =
  /ailleurs|(?<!\p{L})ou (?:dans|au|aux|à|chez|en|un|une|hors|vos|premiers)(?! (?:stages?|formations?|études|cours)|\p{L})|autre (?:emploi|travail)|(?<!\p{L})même(?!\p{L})|emplois?/iu
const LEARNING = new Set<ConditionId>(['apprenticeship', 'internship'])

const isInTraining = ({ conditions }: OfferFacts) => conditions.some((id) => LEARNING.has(id))

const supposesATraining = (text: string, offer: OfferFacts) =>
  !offer.demandsATitle &&
  !isInTraining(offer) &&
  OF_A_TRAINING.test(text) &&
  !ALSO_ELSEWHERE.test(text)

/** Its words for whoever is asked; null when it asks a beginner for a past, for a practice not learnt, or to lead. */
export function asAsked(
  { kind, text, beginner, practised }: BookQuestion,
  offer: OfferFacts,
): string | null {
  if (!mayBeABeginner(offer)) return text
  // Who must hold the diploma of the trade has learnt its gestures, if not its past.
  const hasLearntIt = offer.demandsATitle && !isInTraining(offer)
  if (hasLearntIt && !OF_A_PAST.has(kind) && !isOfLeading(text)) return text
  if (beginner !== undefined) return supposesATraining(beginner, offer) ? null : beginner
  return practised || OF_A_PAST.has(kind) || isOfLeading(text) ? null : text
}
