import { makeSearchable } from '../book/match-words.ts'
import type { Page, Words } from '../book/page.ts'
import { isMeant } from '../offer-facts/is-meant.ts'
import type { NamedSubject, OfferFacts } from '../offer-facts/offer-facts.ts'

const MOST = 3
/** A page that hears this share of its words knows the subject. */
const KNOWN = 0.5
/** Words that any trade has: hearing them is not knowing what the offer says of them. */
const EVERYBODY_S =
  /^(?:clients?|clientele|equipes?|dossiers?|produits?|services?|projets?|donnees?|outils?|site|suivi|qualite|documents?|commandes?|partenaires?|besoins?|organis|reunions?)\*?$/

/** The subjects of the offer that its trade's page does not know, the most prominent first. */
export function chooseSubjects(offer: OfferFacts, trade: Page | null): NamedSubject[] {
  const heard = (trade?.activities ?? [])
    .flatMap((activity) => activity.heard)
    .filter((words) => !EVERYBODY_S.test(words))
  return offer.subjects
    .filter((subject) => isOfDomain(subject, offer) && shareHeard(subject.cues, heard) < KNOWN)
    .slice(0, MOST)
}

/** Where no domain is sure, those of the sheets nearest to the text. */
function isOfDomain({ only }: NamedSubject, { domain, nearest }: OfferFacts): boolean {
  if (!only) return true
  const domains = domain ? [domain] : nearest.slice(0, NEAR).map(({ code }) => code.slice(0, 3))
  return domains.some((one) => only.some((of) => one.startsWith(of)))
}
const NEAR = 3

function shareHeard(cues: readonly Words[], heard: readonly Words[]): number {
  const known = cues.filter((cue) =>
    heard.some((words) => isSaidIn(words, cue) || isSaidIn(cue, words)),
  )
  return cues.length === 0 ? 0 : known.length / cues.length
}

const isSaidIn = (words: Words, other: Words) =>
  isMeant(makeSearchable(other.replaceAll('*', '')), words)
