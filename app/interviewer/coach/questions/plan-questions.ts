import type { Question } from '../../interviewer.ts'
import type { Book } from '../book/open-book.ts'
import type { RecognisedOffer } from '../recognition/recognised-offer.ts'
import { type ChosenPage, choosePages } from './choose-pages.ts'
import { chooseQuestions } from './choose-questions.ts'
import { questionsOfMissions, questionsOfRequirements } from './from-offer.ts'
import { questionsOfPage } from './from-page.ts'
import { framedQuestions } from './from-wordings.ts'
import { slotsOf } from './slots.ts'

interface Knowledge {
  book: Book
  /** 0 to 1, as `Math.random`: another sequence asks other questions. */
  random: () => number
}

/** Eight questions for this offer, easy to hard: the whole plan of an interview. */
export async function planQuestions(
  offer: RecognisedOffer,
  { book, random }: Knowledge,
): Promise<Question[]> {
  const pages = await choosePages(offer, book)
  const candidates = [
    ...pages.flatMap((page) => questionsOfPage(page, offer)),
    ...framedQuestions(offer, slotsOf(pages, offer)),
    ...questionsOfMissions(offer, knownBy(pages)),
    ...questionsOfRequirements(offer),
  ]
  return chooseQuestions(candidates, random)
}

function knownBy([nearest]: readonly ChosenPage[]) {
  if (!nearest || nearest.page.code === 'general') return 'any'
  return nearest.page.code.length > 3 ? 'trade' : 'domain'
}
