import { normalizeText } from '../assessment/normalize-text.ts'
import { ACTS, actIn } from '../assessment/remarks/acts.ts'
import { figureIn } from '../assessment/remarks/figure.ts'
import type { Answered } from './answered.ts'

interface Piece {
  place: number
  quote: string
}

/** The words each strength of an answer rests on. */
export const quotesOf = ({ strengths }: Pick<Answered, 'strengths'>): string[] =>
  strengths.flatMap((text) => text.match(/«[ \u00a0]([^«»]+)[ \u00a0]»\.?$/)?.[1] ?? [])

const FEWEST_WORDS = 3

/** What was done well over the answers, each named with its words: a gesture that comes back, effects that can be checked. */
export function doneWell(answered: readonly Answered[]): string[] {
  const pieces = answered.flatMap((one) =>
    quotesOf(one).map((quote): Piece => ({ place: one.place, quote })),
  )
  const gesture = mostShown(pieces)
  return [gesture, checked(pieces, gesture)].filter((line) => line !== null)
}

/** The gesture shown in the most answers; the more telling one when two are as frequent. */
function mostShown(pieces: readonly Piece[]): string | null {
  const shown = ACTS.slice(0, -2).map((act) => {
    const mine = pieces.filter(
      ({ quote }) => quote.split(' ').length >= FEWEST_WORDS && actIn(normalizeText(quote)) === act,
    )
    return { act, mine, places: [...new Set(mine.map(({ place }) => place))] }
  })
  const [best] = shown.sort((a, b) => b.places.length - a.places.length)
  const [first] = best?.mine ?? []
  if (!best || !first) return null
  const others = best.places.filter((place) => place !== first.place)
  const also = others.length > 0 ? `, et cela revient ${inQuestions(others)}` : ''
  return `Vous savez ${best.act.skill} : « ${first.quote} » (question ${first.place})${also}.`
}

function checked(pieces: readonly Piece[], said: string | null): string | null {
  const figures = new Map<number, string>()
  for (const { place, quote } of pieces) {
    const figure = figureIn(quote)
    if (figure && !figures.has(place) && !said?.includes(figure)) figures.set(place, figure)
  }
  const shown = [...figures]
    .slice(0, 3)
    .map(([place, figure]) => `« ${figure} » (question ${place})`)
  if (shown.length === 0) return null
  return shown.length === 1
    ? `Un fait que le recruteur peut vérifier : ${shown[0]}.`
    : `Des faits que le recruteur peut vérifier : ${shown.slice(0, -1).join(', ')} et ${shown.at(-1)}.`
}

const inQuestions = (places: readonly number[]) =>
  places.length === 1
    ? `à la question ${places[0]}`
    : `aux questions ${places.slice(0, -1).join(', ')} et ${places.at(-1)}`
