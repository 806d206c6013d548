import type { QuestionsFormat } from '../../format.ts'
import type { Question } from '../../interviewer.ts'
import { planOf } from '../../plans.ts'
import type { Book } from '../book/open-book.ts'
import { contradictionsOf } from '../offer-facts/contradictions.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { type ChosenPage, choosePages } from './choose-pages.ts'
import { chooseQuestions } from './choose-questions.ts'
import { questionsOfLeading, questionsOfMissions, questionsOfRequirements } from './from-offer.ts'
import { questionsOfPage } from './from-page.ts'
import { questionsOfWordings } from './from-wordings.ts'
import { slotsOf } from './slots.ts'

interface Knowledge {
  book: Book
  /** 0 to 1, as `Math.random`: another sequence asks other questions. */
  random: () => number
  format?: QuestionsFormat | undefined
}

/** Questions of one kind that are about a mission of the offer: a trade's page knows better. */
const MOST_MISSIONS = { trade: 0, domain: 1, any: 2 }

/** The questions of a whole interview about this offer, easy to hard. */
export async function planQuestions(
  offer: OfferFacts,
  { book, random, format }: Knowledge,
): Promise<Question[]> {
  const pages = await choosePages(offer, book)
  const known = knownBy(pages)
  const possible = [
    ...pages.flatMap((page) => questionsOfPage(page, offer)),
    ...questionsOfWordings(offer, slotsOf(pages, offer)),
    ...(known === 'trade'
      ? []
      : questionsOfMissions(offer, known, pages[0]?.page.activities ?? [])),
  ].filter(({ text }) => contradictionsOf(text, offer).length === 0)
  const ofTheOffer = [
    ...questionsOfRequirements(offer),
    ...questionsOfLeading(offer, pages[0]?.page),
  ]
  return chooseQuestions([...possible, ...ofTheOffer], {
    random,
    plan: planOf(format),
    mostReadings: MOST_MISSIONS[known],
  })
}

function knownBy([nearest]: readonly ChosenPage[]): keyof typeof MOST_MISSIONS {
  if (!nearest || nearest.of === 'any') return 'any'
  return nearest.of === 'domain' ? 'domain' : 'trade'
}
