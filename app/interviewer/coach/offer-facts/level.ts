import { findSeniority, findYears } from '../offer-text/experience.ts'
import type { Piece } from '../offer-text/sections.ts'
import type { ConditionId, OfferLine } from './offer-facts.ts'

const LONGEST_TITLE = 200
const FIRST_LINES = 3
/** One year asked of « un développeur confirmé » makes no beginner of him. */
const CONFIRMED = /\b(?:confirmee?s?|confirme\(e\)|seniors?|experimentee?s?)\b(?!.*debutant)/

/** Whether the offer takes people who have not done this job yet. */
export function isForBeginners(
  text: string,
  pieces: readonly Piece[],
  { lines, conditions }: { lines: readonly OfferLine[]; conditions: readonly ConditionId[] },
): boolean {
  if (conditions.includes('apprenticeship') || conditions.includes('internship')) return true
  const title = text.split('\n', 1)[0]?.slice(0, LONGEST_TITLE) ?? ''
  if (
    CONFIRMED.test(
      pieces
        .slice(0, FIRST_LINES)
        .map(({ folded }) => folded)
        .join(' '),
    )
  )
    return false
  const seniority = findSeniority(text, title, findYears(pieces))
  if (seniority === null)
    return !speaksOfExperience(lines) && pieces.some(({ folded }) => TRAINS.test(folded))
  return seniority === 'apprentice' || seniority === 'beginner'
}

/** Whoever teaches the work, or pays for the licence, takes people who have not done it. */
const TRAINS =
  /\b(?:on|nous) (?:vous |t')?(?:formons|formera|forme)\b(?! (?:a nos|aux? outil|a notre|a l'outil))|\bnous finan[cç]ons (?:le|la|les|votre|vos) (?:permis|titre|formation|diplome|caces)|\bformation (?:au metier|au poste|complete) (?:est )?(?:assuree|prevue|financee|prise en charge)/

const A_TITLE =
  '(?:diplomes?|diplome d.?etat|deas|deaes|deap|cap|bep|bp|bac pro|bts|deust|caces|permis (?:ce|c|d|be)|fimo|fco|habilitations?|carte professionnelle|ssiap|titre professionnel)'
const DEMANDED = new RegExp(
  `(?<!\\b(?:aucune?|pas de|sans|ni) )\\b(?:titulaire d[eu]|${A_TITLE})\\b[^.\\n]{0,60}\\b(?:exigee?s?|obligatoires?|imperati\\w*|requise?s?|indispensables?)\\b|\\btitulaires? d[eu]\\b[^.\\n]{0,25}\\b${A_TITLE}\\b`,
)

/** Whether one must hold a diploma, a card or a licence of this work: whoever does has learnt it. */
export const demandsATitle = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ folded }) => DEMANDED.test(folded))

const EXPERIENCE =
  / (?:experience|experimentee?s?|experiences) (?!client|utilisateur|unique|collaborateur)/
const OF_THE_PERSON = new Set<OfferLine['family']>(['profile', 'skills', null])

/** Whether the offer speaks of what one has already done. */
export const asksForExperience = (
  text: string,
  pieces: readonly Piece[],
  lines: readonly OfferLine[],
): boolean =>
  findYears(pieces) !== null ||
  findSeniority(text, '', null) === 'confirmed' ||
  speaksOfExperience(lines)

const speaksOfExperience = (lines: readonly OfferLine[]) =>
  lines.some(({ folded, family }) => OF_THE_PERSON.has(family) && EXPERIENCE.test(folded.text))
