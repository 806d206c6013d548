import type { Book } from '../book/open-book.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { type ChosenPage, choosePages } from './choose-pages.ts'
import { questionsOfPage } from './from-page.ts'

/** A question of the book that suits an offer, and what a recruiter listens for. */
export interface KnownQuestion {
  text: string
  points: string[]
  followUp: string
}

const MOST = 6
/** What is asked of anybody teaches nothing of the trade. */
const OPENINGS = new Set(['presentation', 'motivation', 'closing'])

/** What the book knows of this post and of its subjects: the six fittest questions; none where no page does. */
export async function tradeKnowledge(offer: OfferFacts, book: Book): Promise<KnownQuestion[]> {
  const pages = await choosePages(offer, book)
  const nearest = pages.find(({ of }) => of === 'trade' || of === 'domain')
  return pages
    .filter((page) => page === nearest || page.of === 'subject')
    .flatMap((page) => ofTheWork(page, offer))
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ question: { text, expects, followUp } }) => ({
      text,
      points: expects.map(({ point }) => point),
      followUp,
    }))
}

function ofTheWork(chosen: ChosenPage, offer: OfferFacts) {
  return questionsOfPage(chosen, offer)
    .filter(({ kind }) => !OPENINGS.has(kind))
    .flatMap(({ text, score }) => {
      const question = chosen.page.questions.find(
        (one) => one.text === text || one.beginner === text,
      )
      return question ? [{ question, score }] : []
    })
}
