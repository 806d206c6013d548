import { makeSearchable, normalizeWords } from '../book/match-words.ts'
import { MONTHS } from '../french/months.ts'
import { isInfinitive } from '../french/verbs.ts'
import { namesUnsetCondition } from './conditions.ts'
import { isEndOfAName } from './known-employer.ts'
import type { OfferFacts } from './offer-facts.ts'
import { isOfAnotherPost } from './other-posts.ts'

/** What a question may not say of a post: a condition that the offer does not set, a name that it does not write… */
export type Contradiction = 'condition' | 'name' | 'employer' | 'person' | 'frame' | 'elsewhere'

/** « Photoshop », « Terraform »; letters such as CV or API are everybody's. */
const NAME = /(?<![.?!:«»]\s|^|\p{L}['’])(?<![\p{L}-])(\p{Lu}\p{Ll}{3,})(?![\p{L}-])/gu
const EMPLOYED_BY =
  /(?:[Cc]hez |[Tt]ravailler (?:pour|à) |(?:savez-vous|[Ii]mage avez-vous) d(?:e |['’])|[Pp]ourquoi |[Rr]ejoindre |[Ss]i |candidature à )((?:L['’]|La |Le |Les )?\p{Lu}[\p{L}\p{N}-]*)/gu
/** The candidate is the one who does it: nothing in it is « nos » or « sa ». */
const OF_ANOTHER =
  /(?:avez[- ](?:vous )?(?:dû|eu à|réussi à)|vous dev(?:ez|iez)|il (?:faut|a fallu)|d'avoir à|vous aurez à|chargée? d[e'])(?:(?!que |qui |dont |[.?!:;«]).){0,70}(?<!\p{L}|et )(?:nos|notre|sa|ses)(?!\p{L})/iu
/** Whoever works for oneself has no house of others, nor anybody above. */
const OF_AN_EMPLOYEE =
  /(?<!\p{L})(?:chez nous|votre (?:futur |future )?(?:chef|cheffe|manager|responsable|hiérarchie|direction|supérieur)|vos (?:managers|supérieurs)|nos (?:managers|équipes)|avec qui vous travailleriez|votre salaire|contrat de travail)(?!\p{L})/iu
const A_MONTH = new RegExp(`^(?:${MONTHS})$`, 'i')

/** In what a question, whoever wrote it, goes against the offer that it is asked for; empty when in nothing. */
export function contradictionsOf(text: string, offer: OfferFacts): Contradiction[] {
  const found: Contradiction[] = []
  const asked = makeSearchable(text).text
  if (namesUnsetCondition(asked, offer)) found.push('condition')
  if (namesUnwritten(text, offer)) found.push('name')
  if (isWrongEmployer(text, offer)) found.push('employer')
  if (OF_ANOTHER.test(text)) found.push('person')
  if (OF_AN_EMPLOYEE.test(text) && isForOneself(offer)) found.push('frame')
  if (isOfAnotherPost(asked, offer)) found.push('elsewhere')
  return found
}

/** A partner who brings capital is nobody's employee, whatever the contract is called. */
const isForOneself = ({ conditions, lines }: OfferFacts) =>
  conditions.includes('independent') ||
  lines.some(({ folded }) => / gerante? associee? | apport personnel /.test(folded.text))

/** A name that stands nowhere in the offer. */
function namesUnwritten(text: string, { text: offer }: OfferFacts): boolean {
  return [...text.matchAll(NAME)].some(([, name = '']) => {
    const folded = normalizeWords(name)
    return folded !== '' && !` ${normalizeWords(offer)} `.includes(folded)
  })
}

/** An article, a verb, a month or the end of a longer name is no employer. */
const isWrongEmployer = (text: string, offer: OfferFacts) =>
  [...text.matchAll(EMPLOYED_BY)].some(
    ([, name = '']) =>
      /^(?:L['’]|La |Le |Les )/u.test(name) ||
      isInfinitive(name.toLowerCase()) ||
      A_MONTH.test(name) ||
      (name !== offer.employer && isEndOfAName(name, offer.text)),
  )
