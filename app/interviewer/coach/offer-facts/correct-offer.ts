import type { Corrections } from '../../understood.ts'
import { makeSearchable } from '../book/match-words.ts'
import type { OfficialTrade } from '../trades/official-trades.ts'
import { findCircumstances, thingTold } from './find-circumstances.ts'
import type { OfferFacts, Terms } from './offer-facts.ts'
import { findPeople, findSector } from './people-and-sector.ts'
import { requirementsNamed } from './requirements.ts'
import { findTerms } from './terms.ts'

/** A trade that was chosen is surer than any that is read. */
const CHOSEN = { isWritten: true, confidence: 1, from: 'title', place: null } as const

/** The offer as its reader corrects it; an official title that is none changes nothing. */
export function correctOffer(
  offer: OfferFacts,
  { without = [] }: Corrections,
  chosen: OfficialTrade | null,
): OfferFacts {
  const removed = new Set(without)
  const conditions = offer.conditions.filter(
    (id) => !removed.has(id) && !(id === 'weekend' && removed.has('week-ends')),
  )
  return {
    ...offer,
    removed,
    ...(chosen && {
      title: null,
      trades: [{ ...chosen, ...CHOSEN }],
      domain: chosen.domain,
      nearest: [],
    }),
    circumstances: (chosen
      ? findCircumstances(offer.lines, chosen.domain)
      : offer.circumstances
    ).filter((one) => !removed.has(thingTold(one))),
    isForBeginners: offer.isForBeginners && !removed.has('beginner'),
    asksForExperience: offer.asksForExperience || removed.has('beginner'),
    town: removed.has('town') ? null : offer.town,
    employer: removed.has('employer') ? null : offer.employer,
    named: removed.has('named') ? null : offer.named,
    people: removed.has('people')
      ? null
      : chosen
        ? findPeople(offer.lines, chosen.code)
        : offer.people,
    sector: removed.has('sector')
      ? null
      : chosen
        ? findSector(offer.lines, chosen.code)
        : offer.sector,
    conditions,
    terms: correctTerms(findTerms(offer.lines, { conditions, text: offer.text }), removed),
    requirements: offer.requirements.filter(({ id }) => !removed.has(id)),
    tools: offer.tools.filter(
      (name) => !requirementsNamed(makeSearchable(name)).some((id) => removed.has(id)),
    ),
  }
}

/** A contract that is told without a condition that was taken away is what the offer tells then. */
const correctTerms = (terms: Terms, removed: ReadonlySet<string>): Terms => ({
  ...terms,
  contract: removed.has('contract') ? null : terms.contract,
  start: removed.has('start') ? null : terms.start,
  weeklyHours: removed.has('hours') ? null : terms.weeklyHours,
  remoteDays: removed.has('remote') || removed.has('remote-days') ? null : terms.remoteDays,
  days: removed.has('days') ? null : terms.days,
  dayHours: removed.has('day-hours') ? null : terms.dayHours,
  weekEnds: removed.has('weekend') || removed.has('week-ends') ? null : terms.weekEnds,
  pay: removed.has('pay') ? null : terms.pay,
})
