import { cleanText } from '../offer-text/clean-text.ts'
import { firstPost } from '../offer-text/one-post.ts'
import { readPieces } from '../offer-text/sections.ts'
import type { RecogniseTrades } from '../trades/recognise-trades.ts'
import { findConditions } from './conditions.ts'
import { findMissions } from './find-missions.ts'
import { knownEmployer } from './known-employer.ts'
import { isForBeginners, leadsPeople } from './level.ts'
import { offerLines } from './offer-lines.ts'
import type { RecognisedOffer } from './recognised-offer.ts'
import { findRequirements } from './requirements.ts'
import { findTown } from './town.ts'

/** Recognises in an offer, whatever it is, the things that questions may be chosen by. */
export function recogniseOffer(raw: string, recogniseTrades: RecogniseTrades): RecognisedOffer {
  const text = firstPost(cleanText(raw))
  const pieces = readPieces(text)
  const lines = offerLines(pieces)
  const conditions = findConditions(lines)
  const forBeginners = isForBeginners(text, pieces, conditions)
  return {
    text,
    lines,
    ...recogniseTrades(text),
    isForBeginners: forBeginners,
    leadsPeople: !forBeginners && leadsPeople(lines),
    conditions,
    requirements: findRequirements(lines),
    town: findTown(text),
    employer: knownEmployer(text),
    missions: findMissions(lines),
    removed: new Set(),
  }
}
