import { withA } from '../../french/grammar.ts'
import type { Part } from '../annotated-sentence.ts'
import type { Judgement } from '../judge.ts'
import type { PreparedOffer } from '../prepared-offer.ts'
import { matchesCue } from '../signals/match-cue.ts'
import { hasAmount } from '../signals/measure.ts'
import { postName } from './subject.ts'

/** A part that was not heard: asked for, or said as advice. */
export interface Gap {
  id: string
  urgency: number
  advice: string
}

export type GapFinder = (
  judgement: Judgement,
  offer: PreparedOffer,
  question: string,
) => (Gap | null)[]

export const has = ({ annotated }: Judgement, part: Part) =>
  annotated.some(({ parts }) => parts.has(part))
export const saysAny = ({ answer }: Judgement, cue: RegExp) => matchesCue(answer.plain, cue)
export const when = (isMissing: boolean, gap: Gap): Gap | null => (isMissing ? gap : null)

export const isMeasured = ({ annotated, score }: Judgement) =>
  annotated.some(
    ({ parts, sentence }) =>
      hasAmount(sentence) && (parts.has('result') || score >= SURELY_MEASURED),
  )
/** From here on, an answer that holds an amount has measured something. */
const SURELY_MEASURED = 60

/** Whoever speaks to them of their post has made the link, in whatever words. */
const TURNS_TO_THEM = /\b(?:vous|votre|vos|ici|annonce|ce poste|cette (?:annonce|offre))\b/

/** The way to the post, when nothing heard leads there. */
export function linkGap(judgement: Judgement, offer: PreparedOffer, urgency: number): Gap | null {
  if (has(judgement, 'link') || saysAny(judgement, TURNS_TO_THEM)) return null
  return {
    id: 'link',
    urgency,
    advice: `Qu'est-ce que cela apporterait ${withA(postName(offer.reading))} ?`,
  }
}

/** One of several ways to say the same advice, the same at each attempt at a question. */
export const pickFor = <One>(question: string, ways: readonly One[]): One =>
  ways[question.length % ways.length] as One
