import type { Judgement } from '../judge.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue } from '../signals/match-cue.ts'
import { hasAmount } from '../signals/measure.ts'

const OVER_LONG = 320
const MOST_SENTENCES = 16

/** The one remark on manner that two independent signs agree on; null when none is sure. */
export function mannerRemark({ kind, answer, annotated, levels, score }: Judgement): string | null {
  const { plain: text, words, sentences } = answer
  const isStory = kind === 'behavioural'
  const own = matchesCue(text, CUES.ownPast) || matchesCue(text, CUES.ownPresent)
  if (words.length > OVER_LONG && sentences.length > MOST_SENTENCES)
    return 'Resserrez : dite à voix haute, cette réponse dépasse deux minutes.'
  if (isStory && matchesCue(text, CUES.wePast) && !own && !/\b(?:j|je|moi|mon|ma|mes)\b/.test(text))
    return 'Dites aussi « je » : on ne distingue pas encore votre part de celle du groupe.'
  const hasEnd = annotated.some(({ parts }) => parts.has('result'))
  if (isStory && score < 60 && !hasEnd && levels['Résultat mesuré'] <= 2 && sentences.length > 1)
    return "Finissez par ce qui s'est passé ensuite, en une phrase."
  const hasFact =
    sentences.some(hasAmount) || matchesCue(text, CUES.story) || /\p{Lu}\p{Ll}+/u.test(text)
  if (isStory && score < 45 && !hasFact && !own)
    return "Partez d'un moment précis : un lieu, un jour, ce que vous avez fait."
  return null
}
