import type { QuestionKind } from '../../kinds.ts'
import type { Book } from '../book/open-book.ts'
import type { BookQuestion } from '../book/page.ts'
import { circumstancesAsked, thingTold } from '../offer-facts/find-circumstances.ts'
import type { OfferFacts, ToldCircumstance } from '../offer-facts/offer-facts.ts'
import { asAsked } from './as-asked.ts'
import { type Candidate, candidate } from './candidate.ts'
import { writtenFor, writtenIn } from './words-written.ts'

/** Graded for 42 offers, they are worth less than the trade's own; read in pairs of sets, they win where those are weak. */
const WORTH: Readonly<Record<QuestionKind, number>> = {
  presentation: 0,
  motivation: -0.6,
  behavioural: -0.2,
  situational: -0.6,
  technical: -0.7,
  closing: -0.4,
}
const MORE = { decides: 1.6, expected: 0.3, clearly: 0.3, word: 0.2 }
const MOST_WORDS = 2
/** A set is the interview of a trade: what is told beside it comes once or twice. */
const AS_ONE_SUBJECT = 'circumstances'

/** Questions on what the offer writes of the post whatever its trade. */
export async function questionsOfCircumstances(
  offer: OfferFacts,
  book: Book,
): Promise<Candidate[]> {
  const written = writtenIn(offer.lines)
  const told = circumstancesAsked(offer)
  const pages = await Promise.all(told.map(({ page }) => book.page(page)))
  return told.flatMap((one, at) =>
    (pages[at]?.questions ?? []).flatMap((question) => {
      const text = isAbout(question, one) ? asAsked(question, offer) : null
      if (text === null) return []
      const score =
        WORTH[question.kind] +
        (one.decides ? MORE.decides : 0) +
        (question.expected ? MORE.expected : 0) +
        MORE.clearly * one.line.weight +
        MORE.word * Math.min(MOST_WORDS, writtenFor(question, written))
      return [
        candidate(question.kind, text, score, {
          activities: [thingTold(one)],
          subjects: [AS_ONE_SUBJECT],
          lines: [one.line.text],
        }),
      ]
    }),
  )
}

/** Whether a question of the page is asked for this. */
export const isAbout = ({ id, activities }: BookQuestion, one: ToldCircumstance): boolean =>
  id.startsWith(`${one.page}-`) && activities?.includes(one.id) === true
