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
  conditions: readonly ConditionId[],
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
  return seniority === 'apprentice' || seniority === 'beginner'
}

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
  lines.some(({ folded, family }) => OF_THE_PERSON.has(family) && EXPERIENCE.test(folded.text))

/** Titles of those who lead others, where a title begins. */
const LEADER =
  /^ (?:(?!au |du |a |aupres |assistant)[a-z0-9]+ ){0,2}(?:chef(?:fe)? (?:d equipe|de (?:chantier|service|cuisine|secteur|brigade|bureau))|direct(?:eur|rice)|cadre de sante|responsable d (?:equipe|agence|atelier|exploitation)|gerante?|engineering manager|team leader|head of) |^ manager /
/** « Encadrer une équipe », « management d'une équipe ». */
const LEADS =
  / responsable (?:hierarchique )?d (?:une )?equipe (?:de )?(?!maintenance|client)| (?:encadr|manag|dirig|pilot|anim|supervis)[a-z]* (?:(?!sein |avec |par |ateliers? |reunions? )[a-z]+ ){0,3}(?:equipes?|collaborat(?:eurs|rices)|salaries|ouvriers|compagnons|agents|techniciens|consultants|managers|vendeurs) /g
/** « Assurer l'encadrement du service », « gestion d'équipe », « former vos équipes ». */
const LEADS_IN_A_MISSION =
  / (?:encadr|manag)[a-z]* (?:le |du |d un )?(?:personnel|service|pole|bureau) | (?:encadr|manag)[a-z]* d une? (?:charge|assistant|adjoint)e? | gestion (?:d |de l |de votre |des |de vos )equipes? | (?:form|motiv|boost|feder|fidelis|recrut|monter)[a-z]* (?:[a-z]+ ){0,3}(?:votre|vos|ton|tes) equipes? /g
/** « Sans encadrement d'équipe », « sous l'encadrement du service »: it is not done in this post. */
const BY_NOBODY_OR_OTHERS =
  / (?:pas|sans|aucune?|ni|hors|sous|beneficie[a-z]*) (?:(?:de|d|du|en|l|la|le|dans|fonctions?|missions?) ){0,3}$/
const OF_THE_WORK = 0.5
const A_MISSION = 0.75
const NOT_OF_THE_WORK = new Set<OfferLine['family']>(['company', 'conditions', 'training'])

/** Whether the title of the post is that of who leads people. */
export const isLeaderByTitle = ([title]: readonly OfferLine[]): boolean =>
  title !== undefined && LEADER.test(title.folded.text)

/** Whether the post leads people: said by its title or by what one does in it. */
export function leadsPeople(lines: readonly OfferLine[]): boolean {
  if (isLeaderByTitle(lines)) return true
  return lines
    .slice(1)
    .some(
      ({ folded, weight, family }) =>
        weight >= OF_THE_WORK &&
        !NOT_OF_THE_WORK.has(family) &&
        (isSaid(LEADS, folded.text) ||
          (weight >= A_MISSION && isSaid(LEADS_IN_A_MISSION, folded.text))),
    )
}

const isSaid = (leading: RegExp, text: string) =>
  [...text.matchAll(leading)].some(
    ({ index }) => !BY_NOBODY_OR_OTHERS.test(text.slice(0, index + 1)),
  )
