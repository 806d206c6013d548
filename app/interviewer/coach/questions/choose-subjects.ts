import { containsWords } from '../book/match-words.ts'
import type { Page, Words } from '../book/page.ts'
import { shareOfActivities } from '../offer-facts/find-activities.ts'
import { CRAFTS, LEADING } from '../offer-facts/find-subjects.ts'
import { isLeaderByTitle } from '../offer-facts/leads-people.ts'
import type { NamedSubject, OfferFacts } from '../offer-facts/offer-facts.ts'
import { LEAST_CONFIDENCE_FOR_A_PAGE } from '../trades/recognise-trades.ts'
import { isOfLeaders } from './leading.ts'
import { mayBeABeginner } from './may-be-a-beginner.ts'

const MOST = 3
/** A page that hears this share of its words knows the subject. */
const KNOWN = 0.5
/** What the offer speaks of as much as this deserves a page of its own, even where the trade's knows it. */
const MOST_OF_THE_POST = 0.9
/** One mission told late is not worth a question of the trade's. */
const BESIDE_A_TRADE = 0.64
/** Words that any trade has: hearing them is not knowing what the offer says of them. */
const EVERYBODY_S =
  /^(?:clients?|clientele|equipes?|dossiers?|produits?|services?|projets?|donnees?|outils?|site|suivi|qualite|documents?|commandes?|partenaires?|besoins?|organis|reunions?)\*?$/

/** A subject that is asked about, and the activities of the trade's page that are the same thing. */
export interface ChosenSubject extends NamedSubject {
  alsoKnownAs: readonly string[]
}

/** The subjects of the offer that its trade's page does not know, or that it is mostly about, the most prominent first. */
export function chooseSubjects(offer: OfferFacts, trade: Page | null): ChosenSubject[] {
  const known = (trade?.activities ?? []).map(({ id, heard }) => ({
    id,
    heard: heard.filter((words) => !EVERYBODY_S.test(words)),
  }))
  const heard = known.flatMap((one) => one.heard)
  return offer.subjects
    .filter(
      (subject) =>
        isOfDomain(subject, offer) &&
        isTold(subject, offer) &&
        // Whoever begins has nobody to lead, whatever team the offer speaks of.
        !(subject.code === LEADING && mayBeABeginner(offer)) &&
        // A page of leaders knows more of leading a craft than that of the craft itself.
        !(CRAFTS.has(subject.code) && isLeaderByTitle(offer.lines) && isOfLeaders(trade)) &&
        (subject.code === LEADING && offer.leadsPeople
          ? !isOfLeaders(trade)
          : subject.strength >= MOST_OF_THE_POST ||
            (shareHeard(subject.cues, heard) < KNOWN &&
              subject.strength >= (trade ? BESIDE_A_TRADE : 0))),
    )
    .slice(0, MOST)
    .map((subject) => ({
      ...subject,
      alsoKnownAs: known
        .filter((one) => shareHeard(subject.cues, one.heard) > 0)
        .map(({ id }) => id),
    }))
}

/** Beside a trade that is not sure, or outside its domain, one stray cue is not enough. */
function isTold(
  { code, cues, only }: NamedSubject,
  { trades, domain, lines }: OfferFacts,
): boolean {
  const [title] = lines
  const isSure = (trades[0]?.confidence ?? 0) >= LEAST_CONFIDENCE_FOR_A_PAGE
  return (
    code === LEADING ||
    isInTwoWays(cues) ||
    cues.some((words) => title !== undefined && containsWords(title.folded, words)) ||
    (isSure && (!only || only.some((of) => domain?.startsWith(of))))
  )
}

/** « Tableau de bord » and « bord » are one cue. */
const isInTwoWays = (cues: readonly Words[]) =>
  cues.filter((cue) => !cues.some((other) => other !== cue && isSaidIn(cue, other))).length > 1

export const NEARLY_ALL = 1

/** Whether what the offer writes is one subject above all: the page of its trade then speaks of other posts as well. */
export const isMostlyOneSubject = (offer: OfferFacts): boolean =>
  offer.subjects.some((one) => one.strength >= NEARLY_ALL && isOfDomain(one, offer))

/** A trade that is not sure, and hardly told, is none where what the offer tells is work of other domains. */
export function isContradicted(page: Page, confidence: number, offer: OfferFacts): boolean {
  if (confidence >= VERY_SURE || shareOfActivities(page.activities, offer.lines) >= HARDLY_TOLD)
    return false
  const elsewhere = offer.subjects.filter(
    ({ only }) => only && !only.some((of) => page.code.startsWith(of)),
  )
  return elsewhere.reduce((sum, { strength }) => sum + strength, 0) >= MUCH
}

const VERY_SURE = 0.9
const HARDLY_TOLD = 0.3
const MUCH = 1.5

/** Where no trade is sure, those of the sheets nearest to the text; what is told in several ways is meant anyhow. */
function isOfDomain(
  { only, cues }: NamedSubject,
  { domain, trades, nearest }: OfferFacts,
): boolean {
  if (!only || (domain === null && cues.length > 1)) return true
  const near =
    (trades[0]?.confidence ?? 0) >= LEAST_CONFIDENCE_FOR_A_PAGE
      ? []
      : nearest.map(({ code }) => code)
  return [domain ?? '', ...near].some((one) => only.some((of) => one.startsWith(of)))
}

function shareHeard(cues: readonly Words[], heard: readonly Words[]): number {
  const known = cues.filter((cue) =>
    heard.some((words) => isSaidIn(words, cue) || isSaidIn(cue, words)),
  )
  return cues.length === 0 ? 0 : known.length / cues.length
}

/** Beginnings of words as well; both are folded. */
function isSaidIn(words: Words, other: Words): boolean {
  const bare = ` ${words.replaceAll('*', '')}`
  return ` ${other.replaceAll('*', '')} `.includes(words.endsWith('*') ? bare : `${bare} `)
}
