import { PLAIN_MONTHS } from '../french/months.ts'
import type { ConditionId, OfferLine } from './offer-facts.ts'
import { linesOfThePost } from './offer-lines.ts'
import { CONDITIONS, MAY_BECOME_PERMANENT, OUTDOORS, PERMANENT } from './vocabulary/conditions.ts'

/** What a post for good is not. */
const NEVER_PERMANENT: ReadonlySet<ConditionId> = new Set([
  'fixed-term',
  'independent',
  'apprenticeship',
  'internship',
])

/** « Un autre poste de boulanger de nuit est ouvert. » */
const OF_ANOTHER_POST = / (?:autres? (?:postes?|offres?)|postes? voisins?) /

/** A half-time or fewer hours told beside are those of a colleague, or of whom one looks after. */
const FULL_TIME =
  / (?:temps (?:plein|complet)|full time) (?!(?:ou|et|puis) )| (?:cdi|cdd|contrat) (?:de |a )?3[5-9] ?h(?:eures)? (?!(?:ou|et|puis) )/

/** A post is not both: whoever speaks of CDD beside may mean the team. */
export const isPermanentIn = (text: string) =>
  PERMANENT.test(text.replace(MAY_BECOME_PERMANENT, ' '))

/** The conditions that the offer sets, those that decide most first. */
export function findConditions(lines: readonly OfferLine[]): ConditionId[] {
  const told = linesOfThePost(lines)
    .map(({ folded }) => folded.text)
    .filter((text) => !OF_ANOTHER_POST.test(text))
  const isPermanent = told.some(isPermanentIn)
  const isWhole = told.some((text) => FULL_TIME.test(text))
  const found = CONDITIONS.filter(
    ({ id, set, denied }) =>
      !(isPermanent && NEVER_PERMANENT.has(id)) &&
      !(isWhole && id === 'part-time') &&
      told.some((text) => isSet(denied ? without(text, denied) : text, set, id)),
  ).map(({ id }) => id)
  // Whoever works the night does at four in the morning what one does there.
  return found.filter((id) => !(id === 'early' && found.includes('night')))
}

/** Twice: « pas de nuits, surveillants de nuit présents » shares the space between both. */
const without = (text: string, denied: RegExp) => text.replace(denied, ' ').replace(denied, ' ')

/** « 2x8 possible selon les besoins », « vous pouvez être amené à travailler de nuit »: no condition of every week. */
const MAY_BE_BEFORE =
  / (?:possib[a-z]*|eventuel[a-z]*|ponctuel[a-z]*|occasionnel[a-z]*|exceptionnel[a-z]*|susceptibles?|parfois|amenee?s?|voire|pou(?:vez|rrez|rra|rraient?|vant) (?:etre|travailler|comporter|inclure|demander)|peu(?:t|vent) (?:etre|comporter|inclure|demander|necessiter|vous)) (?:[a-z0-9]+ ){0,6}$/
const MAY_BE_AFTER = new RegExp(
  `^(?:(?!nuits? |week|samedi|dimanche|astreinte)[a-z0-9]+ ){0,2}(?:possibles?|eventuel[a-z]*|ponctuel[a-z]*|occasionnel[a-z]*|exceptionnel[a-z]*|envisageables?|(?:si|selon|en cas d[e']?|en fonction d(?:es|u)) (?:(?:les|des|vos|nos) )?(?:besoins?|necessaire|activite)|(?:en|l|pendant l) (?:${PLAIN_MONTHS}|ete|hiver)|au besoin|le cas echeant|sur (?:la base du )?volontariat) `,
)
const ONLY_WHEN_SET: ReadonlySet<ConditionId> = new Set([
  'night',
  'shifts',
  'weekend',
  'split',
  'early',
  'on-call',
])

/** Whether folded words set a condition in one place at least, and not only as what may be. */
function isSet(text: string, set: RegExp, id: ConditionId): boolean {
  if (!ONLY_WHEN_SET.has(id)) return set.test(text)
  let from = 0
  for (let found = set.exec(text); found; found = set.exec(text.slice(from))) {
    const [words] = found
    const at = from + found.index
    from = at + words.length - 1
    const mayBe =
      / possib/.test(words) ||
      MAY_BE_BEFORE.test(text.slice(0, at + 1)) ||
      MAY_BE_AFTER.test(text.slice(at + words.length))
    if (!mayBe) return true
  }
  return false
}

/** Whether folded words name a condition of which the offer says nothing. */
export function namesUnsetCondition(
  asked: string,
  { conditions, lines }: { conditions: readonly ConditionId[]; lines: readonly OfferLine[] },
): boolean {
  const unset = CONDITIONS.filter(({ id }) => !conditions.includes(id))
  return [...unset, OUTDOORS].some(
    (one) =>
      one.asked?.test(asked) &&
      !linesOfThePost(lines).some(({ folded }) => one.spokenOf?.test(folded.text)),
  )
}
