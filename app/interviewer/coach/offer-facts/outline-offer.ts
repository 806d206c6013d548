import { cleanText } from '../offer-text/clean-text.ts'
import { findEmployer } from '../offer-text/employer.ts'
import { findSeniority, findYears } from '../offer-text/experience.ts'
import { firstPost } from '../offer-text/one-post.ts'
import { readPieces } from '../offer-text/sections.ts'
import { findTitle } from '../offer-text/title.ts'
import { findMissions } from './find-missions.ts'
import { leadsPeople } from './leads-people.ts'
import { offerLines } from './offer-lines.ts'
import type { OfferOutline } from './offer-outline.ts'
import { findRequirements, labelOfRequirement } from './requirements.ts'

/** Outlines an offer for its title, the assessment of answers and a model's prompts; any text is accepted. */
export function outlineOffer(raw: string): OfferOutline {
  const text = firstPost(cleanText(raw))
  const pieces = readPieces(text)
  const lines = offerLines(pieces)
  const title = findTitle(text)
  const years = findYears(pieces)
  const head = `${text.split('\n', 1)[0] ?? ''} ${title?.masculine ?? ''}`.slice(0, 200)

  return {
    text,
    title,
    employer: findEmployer(text),
    missions: findMissions(lines),
    requirements: findRequirements(lines).flatMap(({ id }) => labelOfRequirement(id) ?? []),
    years,
    isForApprentices: findSeniority(text, head, years) === 'apprentice',
    leadsPeople: leadsPeople(lines),
  }
}
