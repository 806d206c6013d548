import type { Book } from '../book/open-book.ts'
import type { BookQuestion } from '../book/page.ts'
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

/** What the nearest page knows of this post: its six fittest questions; none where no page does. */
export async function tradeKnowledge(offer: OfferFacts, book: Book): Promise<KnownQuestion[]> {
  const [nearest] = await choosePages(offer, book)
  if (!nearest || nearest.page.code === 'general') return []
  return fittest(nearest, offer).map(({ text, expects, followUp }) => ({
    text,
    points: expects.map(({ point }) => point),
    followUp,
  }))
}

function fittest(nearest: ChosenPage, offer: OfferFacts): BookQuestion[] {
  const asked = questionsOfPage(nearest, offer)
    .filter(({ kind }) => !OPENINGS.has(kind))
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ text }) => text)
  return nearest.page.questions.filter(
    ({ text, beginner }) => asked.includes(text) || (beginner && asked.includes(beginner)),
  )
}
