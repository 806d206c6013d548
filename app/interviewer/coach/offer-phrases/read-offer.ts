import { detectLanguage } from '../french/language.ts'
import { cleanText } from './clean-text.ts'
import { findConditions } from './conditions.ts'
import { findEmployer } from './employer.ts'
import { findSeniority, findYears, managesPeople } from './experience.ts'
import { findMissions } from './missions.ts'
import type { OfferReading } from './offer-reading.ts'
import { firstPost } from './one-post.ts'
import { findPlace } from './place.ts'
import { findQualities } from './qualities.ts'
import { findRequirements } from './requirements.ts'
import { readPieces } from './sections.ts'
import { findSkills } from './skills.ts'
import { findTitle } from './title.ts'

/** What a careful reader finds in the text of a job offer; any text is accepted, an empty list is an answer. */
export function readOffer(raw: string): OfferReading {
  const text = firstPost(cleanText(raw))
  const pieces = readPieces(text)
  const title = findTitle(text)
  const named = title?.masculine ?? ''
  const years = findYears(pieces)

  return {
    language: detectLanguage(text) === 'en' ? 'en' : 'fr',
    text,
    title,
    employer: findEmployer(text),
    place: findPlace(text),
    missions: findMissions(pieces),
    skills: findSkills(pieces),
    qualities: findQualities(pieces),
    requirements: findRequirements(pieces),
    years,
    seniority: findSeniority(text, `${text.split('\n')[0] ?? ''} ${named}`.slice(0, 200), years),
    managesPeople: managesPeople(pieces, named),
    conditions: findConditions(text),
  }
}
