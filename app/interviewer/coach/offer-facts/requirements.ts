import { containsWords, makeSearchable, type SearchableText } from '../book/match-words.ts'
import type { Words } from '../book/page.ts'
import { isMeant } from './is-meant.ts'
import type { OfferFacts, OfferLine, Requirement } from './offer-facts.ts'
import { linesOfThePost } from './offer-lines.ts'
import { OF_DOMAINS } from './vocabulary/domains-of-requirements.ts'
import { REQUIREMENTS } from './vocabulary/requirements.ts'

const OPTIONAL =
  / (?:un plus|souhaite[a-z]*|apprecie[a-z]*|serait|idealement|si possible|atout|de preference|bienvenu[a-z]*|eventuel[a-z]*|facultati[a-z]*|non exige[a-z]*|formation (?:assuree|possible|interne)|ou equivalent) /
const MUST = / (?:indispensables?|imperati[a-z]*|exigee?s?|obligatoires?|requise?s?|necessaires?) /

/** « Un plus », « idéalement »: what the line names may be missing. */
export const isOptional = ({ text }: SearchableText) => OPTIONAL.test(text)

/** The known tools, cards, licences, standards and languages that the offer asks for, the musts first, then as it names them. */
export function findRequirements(lines: readonly OfferLine[]): Requirement[] {
  const asked = linesOfThePost(lines)
  const found = REQUIREMENTS.flatMap(({ id, words, unless }) => {
    const naming = asked.filter(
      ({ folded }) => !unless?.test(folded.text) && words.some((word) => isMeant(folded, word)),
    )
    if (naming.length === 0) return []
    const isMust = naming.some((line) => isDemandedIn(line, words))
    return [{ id, isMust, place: placeOf(words, naming, asked) }]
  })
  return found
    .sort((one, other) => Number(other.isMust) - Number(one.isMust) || one.place - other.place)
    .map(({ id, isMust }) => ({ id, isMust }))
}

/** Which line of all names them first, and how far into it. */
function placeOf(
  words: readonly Words[],
  [first]: readonly OfferLine[],
  all: readonly OfferLine[],
): number {
  if (!first) return all.length
  const { text } = first.folded
  const places = words
    .map((word) => text.indexOf(word.replaceAll('*', '')))
    .filter((place) => place >= 0)
  return all.indexOf(first) + Math.min(text.length, ...places) / (text.length + 1)
}

/** « Anglais courant indispensable, l'espagnol serait apprécié »: what is demanded of one is not of the other. */
function isDemandedIn({ folded, text }: OfferLine, words: readonly Words[]): boolean {
  const naming = text
    .split(/[,;.]/)
    .map(makeSearchable)
    .filter((clause) => words.some((word) => containsWords(clause, word)))
  if (naming.some((clause) => MUST.test(clause.text))) return true
  if (naming.some(isOptional)) return false
  return MUST.test(folded.text) || !isOptional(folded)
}

/** Those that can be meant in the domain of the post, all of them where it is not known. */
export const requirementsOfPost = ({
  requirements,
  domain,
}: Pick<OfferFacts, 'requirements' | 'domain'>): readonly Requirement[] =>
  requirements.filter(({ id }) => domain === null || (OF_DOMAINS[id]?.test(domain) ?? true))

/** How it is said to whoever pasted the offer; null for what any office asks for. */
export const labelOfRequirement = (id: string): string | null =>
  REQUIREMENTS.find((one) => one.id === id)?.label ?? null

/** Which of them these words name. */
export const requirementsNamed = (folded: SearchableText): string[] =>
  REQUIREMENTS.filter(({ words }) => words.some((word) => containsWords(folded, word))).map(
    ({ id }) => id,
  )
