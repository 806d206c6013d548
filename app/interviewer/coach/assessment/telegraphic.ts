import type { Answer } from './answer.ts'
import { normalizedWords } from './normalize-text.ts'
import { CUES } from './signals/cues.ts'
import { matchesCue } from './signals/match-cue.ts'

const PART = /[,;:.!?()\n] ?| (?:-|>|->|→|\+|puis|ensuite|et) /
const FEWEST_PARTS = 4
const LONGEST_PART = 8
/** « Pas de déblais au bord » is a point of a method; « Kubernetes » alone is only a name. */
const MOSTLY = 0.5
/** Somebody speaks, or something is said to be: that is a sentence. */
const SENTENCE =
  /\b(?:je|j|on|nous|moi|mon|ma|mes|il|elle|ils|elles|est|sont|ont|va|vont|part|passe|se|faut|doit|doivent|peut|parce|tout|toujours|jamais)\b/

/** The points of an answer given as notes; none when it is told in sentences, or is a row of bare names. */
export function notedPoints({ plain: text }: Pick<Answer, 'plain'>): string[] {
  const parts = text
    .split(PART)
    .map((part) => part.trim())
    .filter((part) => /[a-z]/.test(part))
  const sizes = parts.map((part) => normalizedWords(part).length)
  const isSpoken = parts.some((part) => SENTENCE.test(part))
  const isNoted =
    parts.length >= FEWEST_PARTS && !isSpoken && sizes.every((size) => size <= LONGEST_PART)
  const phrases = sizes.filter((size) => size > 1).length
  return isNoted && phrases >= parts.length * MOSTLY && !isPraise(text) ? parts : []
}

const isPraise = (text: string) =>
  matchesCue(text, CUES.qualityWords) || matchesCue(text, CUES.buzz)
