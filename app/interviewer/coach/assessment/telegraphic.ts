import type { QuestionKind } from '../../interviewer.ts'
import type { AnnotatedSentence } from './annotated-sentence.ts'
import type { Answer } from './answer.ts'
import { normalizedWords } from './normalize-text.ts'
import { CUES } from './signals/cues.ts'
import { hears } from './signals/matches.ts'
import { hasAmount } from './signals/measure.ts'
import { thingsIn } from './whole-method.ts'

const PART = /[,;:.!?()\n] ?| (?:-|>|->|→|\+|puis|ensuite|et) /
const FEWEST_PARTS = 4
const LONGEST_PART = 8
const LONGEST = 60
/** « Pas de déblais au bord » is a point of a method; « Kubernetes » alone is only a name. */
const MOSTLY = 0.5
/** Somebody speaks, or something is said to be: that is a sentence. */
const SENTENCE =
  /\b(?:je|j|on|nous|moi|mon|ma|mes|il|elle|ils|elles|est|sont|ont|va|vont|part|passe|se|faut|doit|doivent|peut|parce|tout|toujours|jamais)\b/

const CAN_BE_FOLLOWED = 40
const FOR_EACH_POINT = 3
const MOST_POINTS = 6
const FOR_CARE = 4
const LIFT = 0.9

interface Telling {
  told: readonly AnnotatedSentence[]
  kind: QuestionKind
  questionRoots: ReadonlySet<string>
}

/** « Traçage laser, rails, montants entraxe 60, bandes »: steps noted in order, without a sentence, are a method all the same. */
export function weighNotes(
  mark: number,
  answer: Answer,
  { told, kind, questionRoots }: Telling,
): number {
  if (kind !== 'technical' && kind !== 'situational') return mark
  if (answer.words.length > LONGEST || told.some(({ isClaim }) => isClaim)) return mark
  const points = notedPoints(answer).filter((part) =>
    thingsIn(part).some((name) => !questionRoots.has(name)),
  )
  if (points.length < FEWEST_PARTS) return mark
  const cares =
    Number(hears(answer.plain, CUES.checks)) +
    Number(hears(answer.plain, CUES.alerts)) +
    Number(answer.sentences.some(hasAmount))
  const worth =
    CAN_BE_FOLLOWED + FOR_EACH_POINT * Math.min(MOST_POINTS, points.length) + FOR_CARE * cares
  return mark + Math.max(0, worth - mark) * LIFT
}

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

const isPraise = (text: string) => hears(text, CUES.qualityWords) || hears(text, CUES.buzz)
