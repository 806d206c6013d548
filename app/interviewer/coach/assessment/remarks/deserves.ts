import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { isSomeoneElses } from '../signals/claims.ts'
import { matchesCue } from '../signals/match-cue.ts'
import { FAULTS, OF_ONESELF } from './faults.ts'
import { ownsUp } from './owned-up.ts'
import { AVOIDED, FIGURE, FROM_TO } from './praise-cues.ts'
import type { Praise } from './praise-form.ts'

/** To say that one has no case is honest; it is no deed. */
const NO_CASE =
  /\bje n ai (?:pas|jamais) (?:encore )?(?:eu|vecu|rencontre|connu|fait|pose|manage)\b/
/** What went wrong is no merit, and what was not done neither. */
const MISHAP =
  /\b(?:erreurs?|trompee?s?|oublie[ers]*|faux|fausses?|inverse[es]*|a l envers|ratee?s?|par megarde|me suis (?:plante|emmele)\w*|en (?:double|trop|panne|retard)|de trop|mal (?:compris|fait|lu|regle)|cassee?s?|perdue?s?|manquai(?:t|ent)|(?:heures?|jours?|minutes?|semaines?) de retard|pris du retard|change de service|je n ai (?:pas|jamais)|j ai (?:pas|jamais)|pas (?:reussi|pu|su|fini|tenu|seule?))\b/
/** Named as what became less, a mishap is a merit: « de douze erreurs à trois », « plus aucune casse ». */
const LESS =
  /\b(?:moins|plus (?:un|une|aucune?)|plus d|zero|aucune?|sans|passee?s? de|tombee?s? a|baisse\w*|divise\w*|evite\w*|rattrape\w*|corrige\w*|repare\w*)\b/
const I = /\b(?:je|j|nous|on)\b/
/** What one would earn is no proof of what one can do. */
const PAY = /\b(?:argent|salaire|paye|par mois|je gagne|plafonne|net|brut|prime)\b/

const isMishap = (plain: string) => matchesCue(plain, MISHAP) && !matchesCue(plain, LESS)
/** Where one started from is no effect. */
const START =
  /\b(?:au depart|au debut|j ai commence avec|a l origine|(?:etait|etaient|partait|partais|parlaient) (?:a|de)? ?\d|avant (?:cela|ca|mon arrivee))\b/
/** What had already been done when the scene opens: often the fault itself. */
const BEFORE = /\bj avais (?:\w+ )?\w+(?:e|i|u|is|it|ert)\b/
/** What is still to be done was not lived. */
const INTENDED = /\bje (?:vais|devrai\w*|dois|voudrai\w*|pourrai\w*|compte|espere)\b/
const isNotYetOrBefore = (plain: string) => matchesCue(plain, BEFORE) || matchesCue(plain, INTENDED)

const OF_WHAT_WAS_DONE: ReadonlySet<string> = new Set(['own', 'fact', 'measured', 'lived'])

/** What nobody is praised for: a claim, a private matter, what went wrong, what somebody else did. */
export const earnsNothing = ({ isClaim, isPrivate, sentence: { plain } }: AnnotatedSentence) =>
  isClaim ||
  isPrivate ||
  matchesCue(plain, NO_CASE) ||
  isMishap(plain) ||
  ownsUp(plain) ||
  isSomeoneElses(plain)

/** Whether a sentence has earned this praise; pay, privacy and emptiness earn none. */
export function deserves(
  annotated: AnnotatedSentence,
  praise: Praise,
  kind: Judgement['kind'],
): boolean {
  if (earnsNothing(annotated)) return false
  if (praise.needsFigure && matchesCue(annotated.sentence.plain, START)) return false
  if (OF_WHAT_WAS_DONE.has(praise.id) && isNotYetOrBefore(annotated.sentence.plain)) return false
  if (
    praise.id !== 'witness' &&
    matchesCue(annotated.sentence.plain, OF_ONESELF) &&
    !matchesCue(annotated.sentence.plain, I)
  )
    return false
  if (praise.needsFigure && kind === 'motivation' && matchesCue(annotated.sentence.plain, PAY))
    return false
  if (praise.part !== 'any' && !annotated.parts.has(praise.part)) return false
  return (
    praise.fits(annotated) &&
    !FAULTS.some(
      ({ id, cue }) => id === 'vague-end' && cue && annotated.sentence.plain.search(cue) >= 0,
    )
  )
}

/** The number one calls, and « 1 fois », measure nothing. */
const NO_MEASURE =
  /\b(?:15|17|18|112|114|115|119|3114|3919)\b(?! ?(?:%|\w{4,}s\b|min\w*|ans?\b|jours?|€))|\b1 fois\b/g

/** A length of time is no effect by itself, nor is a moment. */
const BARE_TIME =
  /\b(?:\d+(?:[ .,]\d+)*|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante) ?(?:h|min|heures?|minutes?|secondes?|jours?|semaines?|mois|ans?|annees?|fois)\b ?\d*|\b(?:19|20)\d\d\b/g

/** Whether the words quoted hold a figure that says how much. */
export const showsFigure = (quote: string) => {
  const plain = normalizeText(quote)
  if (FROM_TO.test(plain)) return true
  return FIGURE.test(plain.replace(NO_MEASURE, ' ').replace(BARE_TIME, ' ')) || AVOIDED.test(plain)
}
