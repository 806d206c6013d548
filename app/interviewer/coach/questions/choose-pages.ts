import type { Book } from '../book/open-book.ts'
import type { Page } from '../book/page.ts'
import { shareOfActivities } from '../offer-facts/find-activities.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'

/** A page to ask from, and how much less its questions are worth than those of a sure trade. */
export interface ChosenPage {
  page: Page
  handicap: number
}

/** Under this, the page of the domain is right more often than the trade's. */
const SURE = 0.6
const DOMAIN_AFTER_TRADE = 0.9
const DOMAIN = 0.25
const ANY = 0.6
const ANY_AFTER = 1.8

/** The pages that know this post, the nearest first: the trade's, its domain's, the one for any post. */
export async function choosePages(offer: OfferFacts, book: Book): Promise<ChosenPage[]> {
  const trade = await tradePage(offer, book)
  const domain = offer.domain ? await book.page(offer.domain) : null
  const general = await book.page('general')
  return [
    ...(trade ? [{ page: trade, handicap: 0 }] : []),
    ...(domain ? [{ page: domain, handicap: trade ? DOMAIN_AFTER_TRADE : DOMAIN }] : []),
    ...(general ? [{ page: general, handicap: trade || domain ? ANY_AFTER + DOMAIN : ANY }] : []),
  ]
}

async function tradePage(offer: OfferFacts, book: Book): Promise<Page | null> {
  for (const { code, confidence } of offer.trades) {
    const page = confidence >= SURE ? await book.page(code) : null
    if (page) return page
  }
  return mostSpokenOf(offer, book)
}

/** What the activities of a page that the text speaks of add to its title, and how much both must come to. */
const SPOKEN_OF = 0.7
const ENOUGH = 1.5
const LEAST_SPOKEN_OF = 0.12
/** A sheet nearer than this to the text and without a page leaves its domain. */
const NEARER = 0.2

/** Where no trade is sure, the page of a near one of which the offer names the activities. */
async function mostSpokenOf({ nearest, lines }: OfferFacts, book: Book): Promise<Page | null> {
  const [first] = nearest
  let best: { page: Page; worth: number } | null = null
  for (const { code, score } of nearest) {
    if (!first || score < first.score - NEARER) continue
    const page = await book.page(code)
    const spoken = page ? shareOfActivities(page.activities, lines) : 0
    const worth = score + SPOKEN_OF * spoken
    if (page && spoken >= LEAST_SPOKEN_OF && worth >= ENOUGH && worth > (best?.worth ?? 0))
      best = { page, worth }
  }
  return best?.page ?? null
}
