import type { AnnotatedSentence } from '../annotated-sentence.ts'
import { CUES } from '../signals/cues.ts'
import { hears } from '../signals/matches.ts'
import { isMaxim } from './faults.ts'
import { AVOIDED, FROM_TO, LASTING, WITNESS } from './praise-cues.ts'

/** What one was, felt or went through is no gesture. */
const UNDERGONE =
  /\bj (?:etais|ai eu|avais|ai vu|ai ete|ai connu)\b|\bje (?:trouvais|pensais|croyais|savais|voulais|sentais)\b/
/** « J'ai tenu. » says that one did, and not what. */
const SAYS_NOTHING = /^(?:et |mais |puis )?j ai (?:tout )?(?:tenu|reussi|gere|assure|fait|fini)\W*$/
export const isGesture = ({ sentence: { plain: text } }: AnnotatedSentence) =>
  !SAYS_NOTHING.test(text) &&
  (hears(text.replace(UNDERGONE, ' '), CUES.ownPast) || !hears(text, UNDERGONE))
/** An end is what happened, not what one holds to be right. */
export const isEnd = ({ parts, sentence: { plain: text } }: AnnotatedSentence) =>
  parts.has('result') && !parts.has('link') && !isMaxim(text) && !SETTING.test(text)
/** A change, something avoided, somebody else's word, or time: an end that holds. */
export const isStrongEnd = ({ sentence: { plain: text } }: AnnotatedSentence) =>
  [FROM_TO, AVOIDED, WITNESS, LASTING].some((cue) => hears(text, cue))
const SETTING = /^(?:c etait|il y avait|on etait|nous etions|j etais) /

/** A step of one's own, and not what the step is about. */
export const isOwn = ({ sentence: { plain: text } }: AnnotatedSentence) =>
  hears(text, /\b(?:je|j|on|nous)\b/) ||
  !/^(?:le|la|les|l|un|une|c est|il|elle|ils|ce|mon avis) /.test(text)

/** Told as something that happened, once. */
export const isLived = ({ sentence: { plain: text } }: AnnotatedSentence) =>
  hears(text, CUES.ownPast) || hears(text, CUES.wePast) || hears(text, CUES.story)

/** A quality of one's own, or a principle. */
export const isOfSelf = ({ isClaim, sentence: { plain: text } }: AnnotatedSentence) =>
  isClaim && (hears(text, CUES.selfDescription) || hears(text, CUES.qualityWords) || isMaxim(text))
