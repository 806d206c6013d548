import { makeSearchable, normalizeWords } from '../book/match-words.ts'
import { isInfinitive } from '../french/verbs.ts'
import { isEndOfAName } from './known-employer.ts'
import { linesOfThePost } from './offer-lines.ts'
import type { ConditionId, RecognisedOffer } from './recognised-offer.ts'

/** What a question may not say of a post: a condition that the offer does not set, a name that it does not write… */
export type Contradiction = 'condition' | 'name' | 'employer' | 'person'

/** Conditions as a question names them, and the words without which no offer sets them. */
const CONDITIONS: readonly { id?: ConditionId; named: RegExp; written: RegExp }[] = [
  {
    id: 'night',
    named: / (?:travail|poste|horaires?|equipe) (?:est )?de nuit | des nuits | c est la nuit /,
    written: / nuits? | nocturnes? /,
  },
  { id: 'on-call', named: / astreintes? /, written: / astreintes? / },
  {
    id: 'travel',
    named: / (?:les|des|vos|aux|de nombreux) deplacements | deplacements prevus /,
    written:
      / (?:vos|des|de|les|aux|frequents?|nombreux|grands?) (?:[a-z]+ )?deplacements? | deplacements? (?!de carriere)[a-z]+/,
  },
  {
    named: / teletravail | travail a distance /,
    written: / teletravail(?!.{0,6} non) | a distance /,
  },
  {
    named: / (?:travail|travailler|poste) (?:a l|en) exterieur /,
    written: / (?:travail[a-z]*|interven[a-z]*|poste|activite) [a-z ]{0,20}exterieur /,
  },
  {
    id: 'weekend',
    named: / (?:les|des|certains|vos) (?:week ends?|samedis|dimanches) /,
    written: / week ?ends? | samedis? | dimanches? | 7j | 7 jours /,
  },
  {
    id: 'part-time',
    named: / temps partiel /,
    written: / partiel | mi temps | non complet | \d+ ?h /,
  },
  { id: 'split', named: / coupures? (?:dans|entre|le) | journee est coupee /, written: / coup/ },
  {
    id: 'apprenticeship',
    named: / (?:votre|cette|l) alternance | votre apprentissage chez /,
    written: / alternan| apprenti/,
  },
  { id: 'internship', named: / (?:ce|votre|de) stage /, written: / stage| stagiaire/ },
  { id: 'season', named: / (?:cette|la|une) saison chez | contrat de saison /, written: / saison/ },
]

/** « Photoshop », « Terraform »; letters such as CV or API are everybody's. */
const NAME = /(?<![.?!:«»]\s|^|\p{L}['’])(?<![\p{L}-])(\p{Lu}\p{Ll}{3,})(?![\p{L}-])/gu
const EMPLOYED_BY =
  /(?:[Cc]hez |[Tt]ravailler (?:pour|à) |(?:savez-vous|[Ii]mage avez-vous) d(?:e |['’])|[Pp]ourquoi |[Rr]ejoindre |[Ss]i |candidature à )((?:L['’]|La |Le |Les )?\p{Lu}[\p{L}\p{N}-]*)/gu
/** The candidate is the one who does it: nothing in it is « nos » or « sa ». */
const OF_ANOTHER =
  /(?:avez[- ](?:vous )?(?:dû|eu à|réussi à)|vous dev(?:ez|iez)|il (?:faut|a fallu)|d'avoir à|vous aurez à|chargée? d[e'])(?:(?!que |qui |dont |[.?!:;«]).){0,70}(?<!\p{L}|et )(?:nos|notre|sa|ses)(?!\p{L})/iu
const MONTHS =
  /^(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)$/i

/** In what a question, whoever wrote it, goes against the offer that it is asked for; empty when in nothing. */
export function contradictionsOf(text: string, offer: RecognisedOffer): Contradiction[] {
  const found: Contradiction[] = []
  if (namesACondition(text, offer)) found.push('condition')
  if (namesUnwritten(text, offer)) found.push('name')
  if (isWrongEmployer(text, offer)) found.push('employer')
  if (OF_ANOTHER.test(text)) found.push('person')
  return found
}

function namesACondition(text: string, { conditions, lines }: RecognisedOffer): boolean {
  const asked = makeSearchable(text).text
  const told = linesOfThePost(lines)
  return CONDITIONS.some(
    ({ id, named, written }) =>
      named.test(asked) &&
      !(id && conditions.includes(id)) &&
      !told.some(({ folded }) => written.test(folded.text)),
  )
}

/** A name that stands nowhere in the offer. */
function namesUnwritten(text: string, { text: offer }: RecognisedOffer): boolean {
  const written = ` ${normalizeWords(offer)} `
  return [...text.matchAll(NAME)].some(([, name = '']) => {
    const folded = normalizeWords(name)
    return folded !== '' && !written.includes(folded)
  })
}

/** An article, a verb, a month or the end of a longer name is no employer. */
const isWrongEmployer = (text: string, offer: RecognisedOffer) =>
  [...text.matchAll(EMPLOYED_BY)].some(
    ([, name = '']) =>
      /^(?:L['’]|La |Le |Les )/u.test(name) ||
      isInfinitive(name.toLowerCase()) ||
      MONTHS.test(name) ||
      (name !== offer.employer && isEndOfAName(name, offer.text)),
  )
