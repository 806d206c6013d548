import { type KnownCircumstances, knownCircumstances } from '../book/found-by-words.ts'
import { makeSearchable, type SearchableText, searchFor } from '../book/match-words.ts'
import type { Words } from '../book/page.ts'
import { isMeant } from './is-meant.ts'
import type { OfferFacts, OfferLine, ToldCircumstance } from './offer-facts.ts'
import { linesOfThePost } from './offer-lines.ts'
import { SAID_BY_A_CONDITION } from './vocabulary/said-by-a-condition.ts'

/** Between words that prove something together, no further apart than a clause is long. */
export const TOGETHER = ' + '
const A_CLAUSE = 12
const HALF_A_CLAUSE = 6
/** What decides may stand among the hours and the pay; what is only mentioned there is told at the end. */
const OF_THE_WORK = 0.4

/**
 * The circumstances that the lines of the post write, each by its clearest line; those that decide come
 * first, then what is told most clearly. Those of other domains are left out.
 */
export function findCircumstances(
  lines: readonly OfferLine[],
  domain: string | null,
  known: readonly KnownCircumstances[] = knownCircumstances(),
): ToldCircumstance[] {
  const told = linesOfThePost(lines)
  const whole = makeSearchable(told.map(({ text }) => text).join('\n'))
  return known
    .filter(({ only }) => !only || only.some((of) => domain?.startsWith(of)))
    .flatMap(({ code, activities }) =>
      activities.flatMap(({ id, say, heard, decides = false }) => {
        const met = heard.map(proofOf).filter(({ standIn }) => standIn(whole))
        const own = told.filter(({ folded }) => met.some((proof) => isProven(folded, proof)))
        const line = clearest(own)
        return line && (decides || line.weight >= OF_THE_WORK)
          ? [{ page: code, id, say, decides, line }]
          : []
      }),
    )
    .sort(
      (one, other) =>
        Number(other.decides) - Number(one.decides) || other.line.weight - one.line.weight,
    )
}

interface Proof {
  all: readonly Words[]
  standIn: (text: SearchableText) => boolean
}

const proofs = new Map<Words, Proof>()

/** Thousands of words are looked for in each offer, and nearly all are nowhere in it: what they are is read once. */
function proofOf(heard: Words): Proof {
  const known = proofs.get(heard)
  if (known) return known
  const all = heard.split(TOGETHER)
  const found = all.map(searchFor)
  const proof = { all, standIn: (text: SearchableText) => found.every((stands) => stands(text)) }
  proofs.set(heard, proof)
  return proof
}

function isProven(folded: SearchableText, { all, standIn }: Proof): boolean {
  if (!all.every((words) => isMeant(folded, words))) return false
  return all.length === 1 || clausesOf(folded).some(standIn)
}

const cut = new WeakMap<SearchableText, readonly SearchableText[]>()

/** So many words at a time, each time half as many further: two of a clause are together in one of them. */
function clausesOf(line: SearchableText): readonly SearchableText[] {
  const known = cut.get(line)
  if (known) return known
  const words = line.text.trim().split(/\s+/)
  const starts = Math.max(1, Math.ceil((words.length - HALF_A_CLAUSE) / HALF_A_CLAUSE))
  const clauses = Array.from({ length: starts }, (_, at) => HALF_A_CLAUSE * at).map((start) =>
    makeSearchable(words.slice(start, start + A_CLAUSE).join(' ')),
  )
  cut.set(line, clauses)
  return clauses
}

/** So many of them may be asked about; each is a page to open. */
const MOST_ASKED = 6

/** Those that may be asked about, which are shown to its reader for that. */
export const circumstancesAsked = ({
  circumstances,
  demandsATitle,
}: Pick<OfferFacts, 'circumstances' | 'demandsATitle'>): readonly ToldCircumstance[] =>
  circumstances
    // Whoever holds the title that is demanded does not begin from nothing.
    .filter((one) => !(demandsATitle && thingTold(one) === 'beginner'))
    .slice(0, MOST_ASKED)

/** By what its reader takes a circumstance away: by the condition that says the same, where there is one. */
export function thingTold({ page, id }: Pick<ToldCircumstance, 'page' | 'id'>): string {
  const own = `${page} ${id}`
  return SAID_BY_A_CONDITION.get(own) ?? own
}

const clearest = (lines: readonly OfferLine[]) =>
  lines.reduce<OfferLine | undefined>(
    (best, one) => (best && best.weight >= one.weight ? best : one),
    undefined,
  )
