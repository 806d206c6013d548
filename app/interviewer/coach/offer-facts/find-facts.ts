import { cleanText } from '../offer-text/clean-text.ts'
import { firstPost } from '../offer-text/one-post.ts'
import { readPieces } from '../offer-text/sections.ts'
import { findTitle } from '../offer-text/title.ts'
import {
  LEAST_CONFIDENCE_FOR_A_PAGE,
  type RecogniseTrades,
  type Recognition,
} from '../trades/recognise-trades.ts'
import { findConditions } from './conditions.ts'
import { findCircumstances } from './find-circumstances.ts'
import { findSubjects } from './find-subjects.ts'
import { knownEmployer } from './known-employer.ts'
import { leadsPeople } from './leads-people.ts'
import { asksForExperience, demandsATitle, isForBeginners } from './level.ts'
import { findNamedThings } from './named-things.ts'
import type { OfferFacts } from './offer-facts.ts'
import { offerLines } from './offer-lines.ts'
import { findPeople, findSector } from './people-and-sector.ts'
import { findRequirements } from './requirements.ts'
import { findTerms } from './terms.ts'
import { findTools } from './tools.ts'
import { findTown } from './town.ts'

/** Finds in an offer, whatever it is, the facts that questions are chosen by. */
export function findFacts(raw: string, recogniseTrades: RecogniseTrades): OfferFacts {
  const text = firstPost(cleanText(raw))
  const pieces = readPieces(text)
  const lines = offerLines(pieces)
  const conditions = findConditions(lines)
  const forBeginners = isForBeginners(text, pieces, { lines, conditions })
  const leads = !forBeginners && leadsPeople(lines)
  const recognition = recogniseTrades(text)
  const of = surestCode(recognition)
  return {
    text,
    title: findTitle(text),
    lines,
    ...recognition,
    isForBeginners: forBeginners,
    asksForExperience: asksForExperience(text, pieces, lines),
    demandsATitle: demandsATitle(pieces),
    leadsPeople: leads,
    conditions,
    terms: findTerms(lines, { conditions, text }),
    requirements: findRequirements(lines),
    tools: findTools(lines, of),
    town: findTown(text),
    employer: knownEmployer(text),
    named: findNamedThings(text).find(({ sort }) => sort !== 'house')?.text ?? null,
    people: findPeople(lines, of),
    sector: findSector(lines, of),
    subjects: findSubjects(lines, { leads }),
    circumstances: findCircumstances(lines, of),
    removed: new Set(),
  }
}

/** The code of a sure trade says more than its domain. */
const surestCode = ({ trades: [trade], domain }: Recognition) =>
  trade !== undefined && trade.confidence >= LEAST_CONFIDENCE_FOR_A_PAGE ? trade.code : domain
