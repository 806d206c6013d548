import { containsWords, makeSearchable } from '../../book/match-words.ts'
import type { BookQuestion, Point } from '../../book/page.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import type { Improvement } from '../remarks/limit-remarks.ts'
import { cutClauses, shown } from './clauses.ts'
import { makes } from './match-points.ts'
import { ownWords, sharedWords, wordsOfPoint } from './point-words.ts'
import { mayBeSaid } from './signs.ts'

/** From here on, what was told may hold in other words what the page does not hear. */
const TOLD = 40
const STRONG = 75
const MOST_ASKED = 2
/** So many words in common with the sentence that makes it in the example are no chance. */
const ALIKE = 2

const URGENCY = { first: 87, second: 78 }

/** The points none of whose words, nor of those that make it in the example, could be heard; the heaviest first. */
function unsaidPoints({ answer, page }: Judgement): Point[] {
  if (!page || page.points.redLine) return []
  const { asked } = page
  const text = answer.sentences.map(({ quote }) => quote).join(' ')
  const searchable = makeSearchable(text)
  return page.points.missed
    .filter(
      (point) =>
        sharedWords(ownWords(point.point, asked.text), text) === 0 &&
        !(point.weak ?? []).some((words) => containsWords(searchable, words)) &&
        sharedWords(wordsOfPoint(clauseOf(point, asked), asked.text), text) < ALIKE,
    )
    .sort((a, b) => b.weight - a.weight)
}

/** Those of them that nothing in the answer could be, in any words. */
const unheardPoints = (judgement: Judgement): Point[] =>
  unsaidPoints(judgement).filter(
    ({ point }) =>
      judgement.score < TOLD || !mayBeSaid(normalizeText(point), judgement.answer.plain),
  )

/** What is still awaited, each as the page names it and as somebody else says it. */
export function askPoints(judgement: Judgement): Improvement[] {
  const { page, score } = judgement
  if (!page) return []
  const [first, second] = unheardPoints(judgement)
  if (!first) return []
  const others = second && second.weight > 1 && score < STRONG ? [second] : []
  return [first, ...others].slice(0, MOST_ASKED).map((point, at) => ({
    urgency: at === 0 ? URGENCY.first : URGENCY.second,
    text: at === 0 ? sayFirst(point, page.asked, score) : `Dites aussi ceci : « ${point.point} ».`,
  }))
}

/** What is left to say of an answer in which nothing is known to be missing: a point to say in so many words, or what may be asked back. */
export function sayPlainly(judgement: Judgement): string[] {
  const { page, score } = judgement
  if (!page) return []
  if (page.points.missed.length === 0)
    return [`Préparez cette relance : « ${page.asked.followUp} »`]
  const [missed] = unsaidPoints(judgement)
  return missed && score < STRONG
    ? [`Vérifiez que ceci s'entend : « ${missed.point} » ; sinon, dites-le en une phrase.`]
    : []
}

function sayFirst(point: Point, asked: BookQuestion, score: number): string {
  const said = sayingOf(point, asked)
  const awaited =
    score < STRONG
      ? `Le recruteur attend encore ceci : « ${point.point} ».`
      : `Un recruteur écoutera aussi ceci : « ${point.point} ».`
  return said
    ? `${awaited} L'exemple plus bas le dit ainsi : « ${said} ».`
    : `${awaited} Qu'en diriez-vous ?`
}

const FEWEST_WORDS = 5

/** The words in which the example of a question makes one of its points; null when they cannot stand alone. */
function sayingOf(point: Point, { example }: BookQuestion): string | null {
  if (example === undefined) return null
  const made = sentenceOf(point, example)
  if (made === undefined) return null
  const whole = shown(made)
  if (whole) return whole.split(' ').length >= FEWEST_WORDS ? whole : null
  const clause = cutClauses(made).clauses.find((one) => makes(point, one))
  const piece = clause === undefined ? null : shown(clause)
  return piece && piece.split(' ').length >= FEWEST_WORDS ? piece : null
}

const sentenceOf = (point: Point, example: string) =>
  example.split(/(?<=[.!?…])\s+/u).find((one) => makes(point, one))

/** The fewest words of the example that make a point. */
function clauseOf(point: Point, { example = '' }: BookQuestion): string {
  const made = sentenceOf(point, example) ?? ''
  return cutClauses(made).clauses.find((one) => makes(point, one)) ?? made
}
