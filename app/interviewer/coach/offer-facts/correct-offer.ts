import type { Corrections } from '../../understood.ts'
import { makeSearchable } from '../book/match-words.ts'
import type { OfficialTrade } from '../trades/official-trades.ts'
import type { OfferFacts } from './offer-facts.ts'
import { requirementsNamed } from './requirements.ts'

/** A trade that was chosen is surer than any that is read. */
const CHOSEN = { isWritten: true, confidence: 1, from: 'title', place: null } as const

/** The offer as its reader corrects it; an official title that is none changes nothing. */
export function correctOffer(
  offer: OfferFacts,
  { without = [] }: Corrections,
  chosen: OfficialTrade | null,
): OfferFacts {
  const removed = new Set(without)
  return {
    ...offer,
    removed,
    ...(chosen && {
      title: null,
      trades: [{ ...chosen, ...CHOSEN }],
      domain: chosen.domain,
      nearest: [],
    }),
    isForBeginners: offer.isForBeginners && !removed.has('beginner'),
    asksForExperience: offer.asksForExperience || removed.has('beginner'),
    town: removed.has('town') ? null : offer.town,
    employer: removed.has('employer') ? null : offer.employer,
    named: removed.has('named') ? null : offer.named,
    people: removed.has('people') ? null : offer.people,
    sector: removed.has('sector') ? null : offer.sector,
    conditions: offer.conditions.filter((id) => !removed.has(id)),
    terms: {
      ...offer.terms,
      contract: offer.conditions.some((id) => removed.has(id)) ? null : offer.terms.contract,
      remoteDays: removed.has('remote') ? null : offer.terms.remoteDays,
    },
    requirements: offer.requirements.filter(({ id }) => !removed.has(id)),
    tools: offer.tools.filter(
      (name) => !requirementsNamed(makeSearchable(name)).some((id) => removed.has(id)),
    ),
  }
}
