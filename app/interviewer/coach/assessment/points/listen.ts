import { type Folded, fold, hears } from '../../book/hears.ts'
import type { BookQuestion, Point, RedLine, Words } from '../../book/page.ts'
import { type Clauses, cutClauses, shown } from './clauses.ts'
import { type Around, isDenied, isNobodysAct, isRefusal, isRegretted } from './denied.ts'

/** A point that an answer makes, and where; no quote when its words cannot be shown alone. */
export interface HeardPoint {
  point: Point
  quote: string | null
}

/** What a question of the book waits for, and what of it an answer says. */
export interface Listened {
  heard: HeardPoint[]
  missed: Point[]
  redLine: { fault: RedLine; quote: string | null } | null
  /** Weights heard over weights awaited, 0 to 1. */
  share: number
}

/** How an answer is judged by a page of the book. */
export interface PageJudgement {
  asked: BookQuestion
  listened: Listened
}

interface Piece {
  text: string
  folded: Folded
}

interface Said {
  sentence: Piece
  pieces: Piece[]
}

/** Listens to the sentences of an answer as whoever wrote the question would. */
export function listen(sentences: readonly string[], question: BookQuestion): Listened {
  const said = sentences.map((one) => folded(cutClauses(one)))
  const found = question.expects.map((point) => ({ point, place: placeOf(point, said) }))
  const heard = found.flatMap(({ point, place }) =>
    place ? [{ point, quote: shown(place.text) }] : [],
  )
  const missed = found.filter(({ place }) => !place).map(({ point }) => point)
  return { heard, missed, redLine: redLineIn(said, question), share: shareOf(heard, question) }
}

const folded = ({ sentence, pieces }: Clauses): Said => ({
  sentence: { text: sentence, folded: fold(sentence) },
  pieces: pieces.map((text) => ({ text, folded: fold(text) })),
})

function shareOf(heard: readonly HeardPoint[], { expects }: BookQuestion): number {
  const sum = (points: readonly Point[]) => points.reduce((all, { weight }) => all + weight, 0)
  return sum(heard.map(({ point }) => point)) / (sum(expects) || 1)
}

/** The smallest piece that makes a point and does not take it back; two weak words may stand apart. */
function placeOf({ point, heard, weak = [] }: Point, said: readonly Said[]): Piece | null {
  const stands = isRefusal(point) ? hears : standsUndenied
  for (const { sentence, pieces } of said) {
    if (!heard.some((words) => hears(sentence.folded, words))) continue
    const place = [...pieces, sentence].find(({ folded: text }) =>
      heard.some((words) => stands(text, words)),
    )
    if (place) return place
  }
  const places = weak.flatMap((words) => {
    const place = said.flatMap(({ pieces }) => pieces).find((one) => stands(one.folded, words))
    return place ? [place] : []
  })
  return places.length >= 2 ? (places[0] ?? null) : null
}

const standsUndenied = (text: Folded, words: Words) =>
  hears(text, words) && !isDenied(words, around(text, words))

function around({ text }: Folded, words: Words): Around {
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

function redLineIn(said: readonly Said[], { faults = [] }: BookQuestion): Listened['redLine'] {
  for (const fault of faults)
    for (const words of fault.heard)
      for (const [at, { sentence, pieces }] of said.entries()) {
        if (!hears(sentence.folded, words) || isNobodysAct(around(sentence.folded, words))) continue
        if (said.slice(at).some((one) => isRegretted(one.sentence.folded.text))) continue
        const piece = pieces.find((one) => hears(one.folded, words)) ?? sentence
        return { fault, quote: shown(piece.text) }
      }
  return null
}
