import type { AnnotatedSentence } from '../annotated-sentence.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue } from '../signals/match-cue.ts'
import { isMaxim } from './faults.ts'

/** What one was, felt or went through is no gesture. */
const UNDERGONE =
  /\bj (?:etais|ai eu|avais|ai vu|ai ete|ai connu)\b|\bje (?:trouvais|pensais|croyais|savais|voulais|sentais)\b/
/** « J'ai tenu. » says that one did, and not what. */
const SAYS_NOTHING = /^(?:et |mais |puis )?j ai (?:tout )?(?:tenu|reussi|gere|assure|fait|fini)\W*$/
export const isGesture = ({ sentence: { plain: text } }: AnnotatedSentence) =>
  !SAYS_NOTHING.test(text) &&
  (matchesCue(text.replace(UNDERGONE, ' '), CUES.ownPast) || !matchesCue(text, UNDERGONE))
/** An end is what happened, not what one holds to be right. */
export const isEnd = ({ parts, sentence: { plain: text } }: AnnotatedSentence) =>
  parts.has('result') && !parts.has('link') && !isMaxim(text) && !SETTING.test(text)
const SETTING = /^(?:c etait|il y avait|on etait|nous etions|j etais) /
