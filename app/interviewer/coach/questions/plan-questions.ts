import type { QuestionsFormat } from '../../format.ts'
import type { Question } from '../../interviewer.ts'
import { planOf } from '../../plans.ts'
import { normalizeWords } from '../book/match-words.ts'
import type { Book } from '../book/open-book.ts'
import { contradictionsOf } from '../offer-facts/contradictions.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { choosePages } from './choose-pages.ts'
import { chooseQuestions } from './choose-questions.ts'
import { closingsOnSeveral } from './closing-on-several.ts'
import { questionsOfCircumstances } from './from-circumstances.ts'
import { questionsOfMissions } from './from-missions.ts'
import { questionsOfRequirements, questionsOfTools } from './from-offer.ts'
import { questionsOfPage } from './from-page.ts'
import { questionsOfWordings } from './from-wordings.ts'
import { slotsOf } from './slots.ts'

interface Knowledge {
  book: Book
  /** 0 to 1, as `Math.random`: another sequence asks other questions. */
  random: () => number
  format?: QuestionsFormat | undefined
  /** What the same person was asked about this offer before: others are asked first. */
  alreadyAsked?: readonly string[] | undefined
}

/** More than what tells one question from the next in most sets: a second run of 60 offers repeats 0.4 % of them. */
const ALREADY_ASKED = 3

/** The questions of a whole interview about this offer, easy to hard. */
export async function planQuestions(
  offer: OfferFacts,
  { book, random, format, alreadyAsked = [] }: Knowledge,
): Promise<Question[]> {
  const pages = await choosePages(offer, book)
  const possible = [
    ...pages.flatMap((page) => questionsOfPage(page, offer)),
    ...questionsOfWordings(offer, slotsOf(pages, offer)),
    ...closingsOnSeveral(offer),
    ...questionsOfTools(offer),
    ...questionsOfMissions(offer, pages),
    ...(await questionsOfCircumstances(offer, book)),
  ].filter(({ text }) => contradictionsOf(text, offer).length === 0)
  const ofTheOffer = questionsOfRequirements(
    offer,
    pages.map(({ page }) => page.code),
  )
  const before = new Set(alreadyAsked.map(normalizeWords))
  const candidates = [...possible, ...ofTheOffer].map((one) =>
    before.has(normalizeWords(one.text)) ? { ...one, score: one.score - ALREADY_ASKED } : one,
  )
  return chooseQuestions(candidates, { random, plan: planOf(format) })
}
