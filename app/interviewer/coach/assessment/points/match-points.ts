import { containsWords, makeSearchable, type SearchableText } from '../../book/match-words.ts'
import type { BookQuestion, Point, RedLine, Words } from '../../book/page.ts'
import { cutClauses, type SentenceClauses, shown } from './clauses.ts'
import { type Around, isDenied, isNobodysAct, isRefusal, isRegretted } from './denied.ts'

/** A point that an answer makes, and where; no quote when its words cannot be shown alone. */
export interface MatchedPoint {
  point: Point
  quote: string | null
}

/** What a question of the book waits for, and what of it an answer says. */
export interface PointMatches {
  made: MatchedPoint[]
  missed: Point[]
  redLine: { fault: RedLine; quote: string | null } | null
  /** Weights heard over weights awaited, 0 to 1. */
  share: number
}

/** How an answer is judged by a page of the book. */
export interface PageJudgement {
  asked: BookQuestion
  points: PointMatches
}

interface Clause {
  text: string
  searchable: SearchableText
}

interface Said {
  sentence: Clause
  clauses: Clause[]
}

/** Listens to the sentences of an answer as whoever wrote the question would. */
export function matchPoints(sentences: readonly string[], question: BookQuestion): PointMatches {
  const said = sentences.map((one) => searchable(cutClauses(one)))
  const found = question.expects.map((point) => ({ point, place: placeOf(point, said) }))
  const made = found.flatMap(({ point, place }) =>
    place ? [{ point, quote: shown(place.text) }] : [],
  )
  const missed = found.filter(({ place }) => !place).map(({ point }) => point)
  return { made, missed, redLine: redLineIn(said, question), share: shareOf(made, question) }
}

const searchable = ({ sentence, clauses }: SentenceClauses): Said => ({
  sentence: { text: sentence, searchable: makeSearchable(sentence) },
  clauses: clauses.map((text) => ({ text, searchable: makeSearchable(text) })),
})

function shareOf(made: readonly MatchedPoint[], { expects }: BookQuestion): number {
  const sum = (points: readonly Point[]) => points.reduce((all, { weight }) => all + weight, 0)
  return sum(made.map(({ point }) => point)) / (sum(expects) || 1)
}

/** The smallest piece that makes a point and does not take it back; two weak words may stand apart. */
function placeOf({ point, heard, weak = [] }: Point, said: readonly Said[]): Clause | null {
  const stands = isRefusal(point) ? containsWords : standsUndenied
  for (const { sentence, clauses } of said) {
    if (!heard.some((words) => containsWords(sentence.searchable, words))) continue
    const place = [...clauses, sentence].find(({ searchable: text }) =>
      heard.some((words) => stands(text, words)),
    )
    if (place) return place
  }
  const places = weak.flatMap((words) => {
    const place = said
      .flatMap(({ clauses }) => clauses)
      .find((one) => stands(one.searchable, words))
    return place ? [place] : []
  })
  return places.length >= 2 ? (places[0] ?? null) : null
}

/** The ways of making a point that words hold and do not take back. */
export function heardOf({ point, heard, weak = [] }: Point, words: string): Words[] {
  const text = makeSearchable(words)
  const stands = isRefusal(point) ? containsWords : standsUndenied
  return [...heard, ...weak].filter((one) => stands(text, one))
}

/** Whether words make a point. */
export const makes = (point: Point, words: string): boolean =>
  placeOf(point, [searchable(cutClauses(words))]) !== null

const standsUndenied = (text: SearchableText, words: Words) =>
  containsWords(text, words) && !isDenied(words, around(text, words))

function around({ text }: SearchableText, words: Words): Around {
  const said = (text.split('\n')[0] ?? '').trim().split(' ')
  const wanted = words.split(' ')
  const at = said.findIndex((_, start) =>
    wanted.every((word, place) => isWord(said[start + place] ?? '', word)),
  )
  if (at < 0) return { before: '', after: '' }
  return {
    before: said.slice(0, at).join(' '),
    after: said.slice(at + wanted.length).join(' '),
  }
}

const isWord = (said: string, wanted: string) =>
  wanted.endsWith('*') ? said.startsWith(wanted.slice(0, -1)) : said === wanted

function redLineIn(said: readonly Said[], { faults = [] }: BookQuestion): PointMatches['redLine'] {
  for (const fault of faults)
    for (const words of fault.heard)
      for (const [at, { sentence, clauses }] of said.entries()) {
        if (
          !containsWords(sentence.searchable, words) ||
          isNobodysAct(around(sentence.searchable, words))
        )
          continue
        if (said.slice(at).some((one) => isRegretted(one.sentence.searchable.text))) continue
        const clause = clauses.find((one) => containsWords(one.searchable, words)) ?? sentence
        return { fault, quote: shown(clause.text) }
      }
  return null
}
