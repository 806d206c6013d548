import type { QuestionKind } from '../../../interviewer.ts'
import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { Answer, Sentence } from '../answer.ts'
import { CUES } from './cues.ts'
import { countCue, matchesCue } from './match-cue.ts'
import { countNumbers } from './numbers.ts'
import { shared } from './overlap.ts'
import { tellingSignals } from './telling.ts'

/** Kinds that are judged alike share what is learnt of them. */
const FAMILY: Record<QuestionKind, string> = {
  presentation: 'self',
  motivation: 'self',
  behavioural: 'story',
  technical: 'method',
  situational: 'method',
  closing: 'closing',
}

export interface Asked {
  kind: QuestionKind
  questionRoots: ReadonlySet<string>
  offerRoots: ReadonlySet<string>
}

/** The signals of an answer as named numbers, for all questions and again for this family of kinds. */
export function measure(
  answer: Answer,
  annotated: readonly AnnotatedSentence[],
  asked: Asked,
): Map<string, number> {
  const signals = new Map<string, number>([
    ...cueSignals(answer),
    ...numberSignals(answer),
    ...sentenceSignals(answer.sentences),
    ...shapeSignals(answer),
    ...overlapSignals(answer, asked),
    ...tellingSignals(annotated),
  ])
  if (isUnpunctuated(answer)) for (const [name, value] of USUAL_SHAPE) signals.set(name, value)
  const all = new Map<string, number>([[`${asked.kind}:bias`, 1]])
  for (const [name, value] of signals) {
    if (value === 0) continue
    all.set(name, value)
    all.set(`${FAMILY[asked.kind]}:${name}`, value)
  }
  return all
}

/** What an ordinary answer shows; lent to one dictated or typed without any sign, so that it loses nothing. */
const USUAL_SHAPE: Signals = [
  ['comma', 2],
  ['colon', 0.6],
  ['sentences', 2.1],
  ['sentenceLength', 1.1],
]
const isUnpunctuated = ({ plain: text, words }: Answer) =>
  words.length > 20 && countCue(text, /[,.;:!?]/g) < words.length / 30

type Signals = [string, number][]

/** More of the same counts less and less, then no longer. */
const softened = (count: number, most: number) => Math.sqrt(Math.min(count, most))
const perWord = (count: number, words: number) => Math.min(3, (count * 20) / (words + 10))

function cueSignals({ plain: text, words }: Answer): Signals {
  return Object.entries(CUES).flatMap(([name, pattern]): Signals => {
    const count = countCue(text, pattern)
    return [
      [name, softened(count, 8)],
      [`${name}/n`, perWord(count, words.length)],
    ]
  })
}

function numberSignals({ plain: text, words }: Answer): Signals {
  const { amounts, moments } = countNumbers(text)
  return [
    ['amounts', softened(amounts, 10)],
    ['moments', softened(moments, 10)],
    ['amounts/n', perWord(amounts, words.length)],
    ['digitWords', softened(words.filter((word) => /\d/.test(word)).length, 10)],
  ]
}

export const tellsResult = ({ plain: text }: Sentence) =>
  matchesCue(text, CUES.result) || matchesCue(text, CUES.from)
export const hasAmount = ({ plain: text }: Sentence) => countNumbers(text).amounts > 0

function sentenceSignals(sentences: readonly Sentence[]): Signals {
  const results = sentences.filter(tellsResult)
  const facts = sentences.filter((one) => hasAmount(one) || matchesCue(one.plain, CUES.ownPast))
  const selves = sentences.filter((one) => matchesCue(one.plain, CUES.selfDescription))
  const last = sentences.at(-1)
  const total = sentences.length || 1
  return [
    ['resultSentences', softened(results.length, 6)],
    ['resultNumbers', softened(results.filter(hasAmount).length, 6)],
    ['factSentences', softened(facts.length, 8)],
    ['factShare', facts.length / total],
    ['selfShare', selves.length / total],
    ['lastResult', last && (tellsResult(last) || hasAmount(last)) ? 1 : 0],
    [
      'lastLesson',
      last && (matchesCue(last.plain, CUES.lesson) || matchesCue(last.plain, OPENING_ON)) ? 1 : 0,
    ],
  ]
}

const OPENING_ON = /\b(?:depuis|desormais|maintenant|votre|vos|vous)\b/

function shapeSignals({ raw, words, sentences }: Answer): Signals {
  const size = words.length
  const names = raw.match(/(?<=[a-zà-ÿ,] )\p{Lu}[\p{L}\d]+/gu)?.length ?? 0
  return [
    ['short', Math.max(0, (25 - size) / 25)],
    ['veryShort', Math.max(0, (12 - size) / 12)],
    ['words', Math.min(2, size / 80)],
    ['sentences', softened(sentences.length, 12)],
    ['sentenceLength', Math.min(4, size / 12 / (sentences.length || 1))],
    ['wordLength', words.join('').length / (size || 1) - 4.5],
    ['properNouns', softened(names, 6)],
  ]
}

function overlapSignals(
  { words, roots: mine }: Answer,
  { questionRoots, offerRoots }: Asked,
): Signals {
  const offered = shared(mine, offerRoots).length
  return [
    ['variety', mine.size / (words.length || 1)],
    ['questionOverlap', softened(shared(questionRoots, mine).length, 5)],
    ['offerOverlap', softened(offered, 9)],
    ['offerShare', offered / (mine.size || 1)],
  ]
}
