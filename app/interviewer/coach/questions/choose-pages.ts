import type { Book } from '../book/open-book.ts'
import type { Page } from '../book/page.ts'
import { shareOfActivities, shareOfLines } from '../offer-facts/find-activities.ts'
import { CRAFTS, LEADING } from '../offer-facts/find-subjects.ts'
import { isLeaderByTitle } from '../offer-facts/leads-people.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { PROGRAMMER, WRITTEN_IN } from '../offer-facts/vocabulary/tools.ts'
import { LEAST_CONFIDENCE_FOR_A_PAGE } from '../trades/recognise-trades.ts'
import {
  type ChosenSubject,
  chooseSubjects,
  isContradicted,
  NEARLY_ALL,
} from './choose-subjects.ts'
import { pageOfTrade } from './page-of-trade.ts'

/** A page to ask from, and how much less its questions are worth than those of a sure trade. */
export interface ChosenPage {
  page: Page
  of: 'trade' | 'subject' | 'domain' | 'any'
  handicap: number
  /** How much of the offer is about it: a subject is part of a post. */
  share: number
  /** The activities of the trade's page that are the same thing. */
  alsoKnownAs: readonly string[]
}

const DOMAIN_AFTER_TRADE = 0.9
const DOMAIN = 0.25
const ANY = 0.6
const ANY_AFTER = 1.8

/** The pages that know this post, the nearest first: its trade's, those of its subjects, its domain's, the one for any post. */
export async function choosePages(offer: OfferFacts, book: Book): Promise<ChosenPage[]> {
  const named = await tradePage(offer, book)
  const isWrong = named !== null && isContradicted(named, offer.trades[0]?.confidence ?? 0, offer)
  const trade = isWrong ? await nearestTradeBeside(named, offer, book) : named
  const read = { ...offer, domain: trade?.code.slice(0, 3) ?? (isWrong ? null : offer.domain) }
  const domain = read.domain ? await book.page(read.domain) : null
  const general = await book.page('general')
  const subjects = await subjectPages(chooseSubjects(read, trade), trade, read, book)
  const told = subjects.filter(({ page }) => page.code !== LEADING).length
  const ofDomain = trade
    ? DOMAIN_AFTER_TRADE
    : DOMAIN + AFTER_A_SUBJECT * Math.min(2, told) + (read.trades.length > 0 ? 0 : GUESSED)
  const isKnown = trade !== null || domain !== null
  const ofAny = isKnown ? ANY_AFTER + DOMAIN : ANY + (told > 0 ? AFTER_A_SUBJECT : 0)
  return [
    ...(trade ? [chosen('trade', trade, 0)] : []),
    ...subjects,
    ...(domain ? [chosen('domain', domain, ofDomain)] : []),
    ...(general ? [chosen('any', general, ofAny)] : []),
  ]
}

const chosen = (of: ChosenPage['of'], page: Page, handicap: number): ChosenPage => ({
  page,
  of,
  handicap,
  share: 1,
  alsoKnownAs: [],
})

/** What the least prominent of the chosen subjects is worth to the most prominent one. */
const LEAST_SHARE = 0.7

/** Before the questions of a domain, and before those of a trade that knows little of what the offer writes. */
const BEFORE_A_DOMAIN = 0.5
const NEARLY_ALL_AHEAD = 0.25
/** What the offer tells is surer than the domain that it is thought to be of. */
const AFTER_A_SUBJECT = 0.25
/** A domain without a likely trade is wrong two times of five. */
const GUESSED = 0.25
const BEFORE_A_TRADE = 0.15
const UNTOLD = 0.5
/** Whoever leads the people of a craft is asked about leading them first. */
const BEHIND_LEADING = 0.9

async function subjectPages(
  subjects: readonly ChosenSubject[],
  trade: Page | null,
  { lines }: OfferFacts,
  book: Book,
): Promise<ChosenPage[]> {
  const isLed = isLeaderByTitle(lines)
  const most = subjects[0]?.strength ?? 1
  const before = trade
    ? BEFORE_A_TRADE + UNTOLD * (1 - shareOfLines(trade.activities, lines))
    : BEFORE_A_DOMAIN
  const pages = await Promise.all(
    subjects.map(async (subject) => ({ ...subject, page: await book.page(subject.code) })),
  )
  return pages.flatMap(({ page, strength, alsoKnownAs }) => {
    const share = LEAST_SHARE + (1 - LEAST_SHARE) * (strength / most)
    const ahead = before + (strength >= NEARLY_ALL ? NEARLY_ALL_AHEAD : 0)
    const handicap = isLed && CRAFTS.has(page?.code ?? '') ? BEHIND_LEADING : -ahead
    return page ? [{ page, of: 'subject' as const, handicap, share, alsoKnownAs }] : []
  })
}

async function tradePage(offer: OfferFacts, book: Book): Promise<Page | null> {
  for (const trade of offer.trades) {
    const isSure = trade.confidence >= LEAST_CONFIDENCE_FOR_A_PAGE
    const page = isSure ? await pageOfTrade(trade, book) : null
    if (page) return page
  }
  if (isProgrammed(offer)) return book.page(PROGRAMMER)
  return mostSpokenOf(offer, book)
}

/** « Chargé de e-commerce et tech data » in Python and JavaScript writes programs, whatever the title says. */
const isProgrammed = ({ tools }: OfferFacts) =>
  tools.filter((name) => WRITTEN_IN.has(name)).length >= SEVERAL
const SEVERAL = 2

/** What the activities of a page that the text speaks of add to its title, and how much both must come to. */
const SPOKEN_OF = 1
const ENOUGH = 1.5
const LEAST_SPOKEN_OF = 0.2
/** The likelier sheet is left only for one that is worth so much more. */
const MORE = 0.05
/** A sheet nearer than this to the text and without a page leaves its domain. */
const NEARER = 0.2

/** « Conseiller clientèle » sells clothes, says the rest of the offer. */
async function nearestTradeBeside(
  wrong: Page,
  offer: OfferFacts,
  book: Book,
): Promise<Page | null> {
  const nearest = offer.nearest.filter(({ code }) => code !== wrong.code)
  const page = await mostSpokenOf({ nearest, lines: offer.lines }, book)
  return page && isContradicted(page, 0, offer) ? null : page
}

/** Where no trade is sure, the page of a near one of which the offer names the activities. */
async function mostSpokenOf(
  { nearest, lines }: Pick<OfferFacts, 'nearest' | 'lines'>,
  book: Book,
): Promise<Page | null> {
  const [first] = nearest
  let best: { page: Page; worth: number } | null = null
  for (const { code, score } of nearest) {
    if (!first || score < first.score - NEARER) continue
    const page = await book.page(code)
    const spoken = page ? shareOfActivities(page.activities, lines) : 0
    const worth = score + SPOKEN_OF * spoken
    if (page && spoken >= LEAST_SPOKEN_OF && worth >= ENOUGH && worth > (best?.worth ?? 0) + MORE)
      best = { page, worth }
  }
  return best?.page ?? null
}
