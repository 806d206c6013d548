import { makeSearchable } from '../book/match-words.ts'
import type { Family } from '../offer-text/headings.ts'
import type { Piece } from '../offer-text/sections.ts'
import type { OfferLine } from './offer-facts.ts'

const WEIGHTS: Record<Family, number> = {
  missions: 1,
  post: 0.8,
  profile: 0.5,
  skills: 0.5,
  training: 0.4,
  qualities: 0.2,
  company: 0.1,
  conditions: 0.1,
  apply: 0,
}
const UNDER_NO_HEADING = 0.75
const NOISE = 0.05

/** The sentences and items of an offer; its first line is its title more often than not. */
export function offerLines(pieces: readonly Piece[]): OfferLine[] {
  return pieces.map((piece) => ({
    text: piece.text,
    folded: makeSearchable(piece.text),
    family: piece.family,
    isBullet: piece.isBullet,
    weight: weightOf(piece),
  }))
}

function weightOf({ line, family, isNoise }: Piece): number {
  if (line === 0) return 1
  if (isNoise) return NOISE
  return family === null ? UNDER_NO_HEADING : WEIGHTS[family]
}

/** Noise speaks of hours as well as what one does; only what the firm says of itself does not count. */
const LEAST = 0.04
const NOT_OF_THE_POST: ReadonlySet<Family | null> = new Set(['company', 'apply'])

/** The lines that say something of the post. */
export const linesOfThePost = (lines: readonly OfferLine[]): OfferLine[] =>
  lines.filter(({ weight, family }) => weight > LEAST && !NOT_OF_THE_POST.has(family))
