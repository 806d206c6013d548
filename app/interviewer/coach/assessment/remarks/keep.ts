import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { Judgement } from '../judge.ts'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import { hasNothingToAsk } from '../own-questions.ts'
import { hasAmount } from '../signals/measure.ts'
import { roots } from '../signals/overlap.ts'
import { ADMISSIONS } from './admissions.ts'
import { earnsNothing } from './deserves.ts'
import { FAULTS, isMaxim, isVague } from './faults.ts'
import { DID, DOES_SOMETHING, hasNoMerit } from './first-person.ts'
import { METHOD, type Praise, type Praised } from './praise-form.ts'
import { quoteOf } from './quote.ts'

/** From here on an answer has something to keep, whatever it is called. */
const SOUND = 60
const FEWEST_WORDS = 5
/** « rigoureux et peur de rien » notes no fact. */
const FEWEST_NOTED = 6
/** A clause that says mostly what the question said is not one's own. */
const MOST_BORROWED = 0.5

const OWN_ACT = new RegExp(`${DID.source}|${DOES_SOMETHING.source}`)
/** Who speaks of a path or a wish may have done nothing in it: what is said of oneself then, with a fact. */
const OF_ONESELF =
  /\b(?:je (?:suis|travaille|connais|tiens|viens|cherche)|j (?:ai|avais|etais|aime)|(?:nous|on)(?! (?:etait|etions|avait|avions)\b)) \w{3,}/
/** An act first; without one, a fact about oneself; notes without a subject last. */
const NOTED =
  /^(?!(?:ils?|elles?|l[ae]s?|l|une?|des|son|sa|ses|leurs?|ca|cela|ce|c|personne|rien|mon|ma|mes|notre|nos)\b)/
const SORTS: readonly RegExp[] = [OWN_ACT, OF_ONESELF, NOTED]
/** Complaint, and what went badly, are told for what comes after them. */
const UNHAPPY =
  /\b(?:malheureusement|dommage|manqu\w*|pas encore|pas pu|jamais|probleme|refuse\w*|perdue?s?|echou\w*|rate\w*|erreurs?|menac\w*|faute|laissee?s?|retards?|si j avais|j ai cru|betement|excuse\w*|aurai[ts]? du|reproch\w*)\b/

/** Whoever is at home did not answer. */
const OF_FAMILY =
  /\b(?:ma (?:mere|soeur|tante|fille|grand mere|femme)|mon (?:pere|frere|oncle|fils|grand pere|mari))\b/

const KEEP: Praise = {
  id: 'keep',
  part: 'any',
  fits: () => true,
  remark: 'à garder',
  shows: '',
}

/** The most concrete act of a sound answer of which no merit is proven; null when none can be shown. */
export function whatToKeep(judgement: Judgement, question: string): Praised | null {
  const { page, kind, score } = judgement
  // A gesture that its page does not await may be the wrong one.
  if (score < SOUND || (page && METHOD.includes(kind))) return null
  const asked = roots(normalizedWords(normalizeText(question)))
  const able = judgement.annotated
    .filter((one) => isOwn(one, judgement))
    .sort((one, other) => concreteness(other) - concreteness(one))
  for (const sort of SORTS)
    for (const annotated of able) {
      if (!sort.test(annotated.sentence.plain)) continue
      const quote = quoteOf(annotated.sentence, judgement.answer.raw, sort)
      if (quote && isWorthKeeping(quote, sort, asked))
        return { praise: KEEP, quote, annotated, said: KEEP.remark }
    }
  return null
}

const isOwn = (annotated: AnnotatedSentence, judgement: Judgement): boolean =>
  !earnsNothing(annotated) &&
  !isVague(annotated.sentence) &&
  !isMaxim(annotated.sentence.plain) &&
  ![...ADMISSIONS, ...FAULTS].some(({ fits }) => fits(annotated, judgement))

function isWorthKeeping(quote: string, sort: RegExp, asked: ReadonlySet<string>): boolean {
  const folded = normalizeText(quote)
  const own = [...roots(normalizedWords(folded))]
  return (
    !quote.endsWith('?') &&
    quote.split(' ').length >= (sort === NOTED ? FEWEST_NOTED : FEWEST_WORDS) &&
    opensOn(folded, sort) &&
    !hasNoMerit(folded) &&
    !hasNothingToAsk(folded) &&
    !UNHAPPY.test(folded) &&
    !OF_FAMILY.test(folded) &&
    own.filter((root) => asked.has(root)).length <= own.length * MOST_BORROWED
  )
}

/** Whoever comes first in a quote is whom it tells of. */
const opensOn = (folded: string, sort: RegExp) => {
  const at = folded.search(sort)
  return at >= 0 && at <= FARTHEST
}
const FARTHEST = 32

function concreteness({ sentence, parts }: AnnotatedSentence): number {
  const precise = sentence.words.filter(({ length }) => length > 5).length
  return (
    Math.min(6, precise) +
    (hasAmount(sentence) ? 2 : 0) +
    (parts.has('action') ? 2 : 0) -
    (parts.has('context') ? 2 : 0)
  )
}
