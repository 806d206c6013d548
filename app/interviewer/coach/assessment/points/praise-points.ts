import type { Point } from '../../book/page.ts'
import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { earnsNothing } from '../remarks/deserves.ts'
import { hasNoMerit } from '../remarks/first-person.ts'
import type { Praise, Praised } from '../remarks/praise-form.ts'
import { quoteOf } from '../remarks/quote.ts'
import { cutClauses, shown } from './clauses.ts'
import { isRefusal, saysNo } from './denied.ts'
import { heardOf } from './match-points.ts'
import { sharedWords, wordsOfPoint } from './point-words.ts'
import { isShown, isSoQualified } from './signs.ts'

const MOST = 3
const FEWEST_WORDS = 3
/** Two things are named where names were asked for. */
const NAMED = 2
const NAMING = /\b(?:nomme\w*|precis\w*|concret\w*)\b/
/** So much of its own words leaves no doubt. */
const SURE_SHARE = 0.5
/** A verb that changes its stem: « prévenir », « je préviens ». */
const FEW = 1

/** The points that an answer makes in words that prove it, each with them; `spoken` are sentences that a remark quotes. */
export function praisePoints(
  judgement: Judgement,
  spoken: ReadonlySet<AnnotatedSentence>,
): Praised[] {
  const { page, annotated, answer, score } = judgement
  if (!page || score < WELL_SAID) return []
  const found: Praised[] = []
  const able = annotated.filter((one) => !spoken.has(one) && !earnsNothing(one))
  const text = { raw: answer.raw, question: page.asked.text }
  const made = page.points.made.map(({ point }) => point).sort((a, b) => b.weight - a.weight)
  for (const point of made) {
    if (found.length >= MOST) break
    const [proof] = able.flatMap((one) => proofIn(point, one, text) ?? [])
    if (!proof) continue
    const same = found.find(({ quote }) => quote.includes(proof.quote))
    if (same) {
      same.said += ` ; ${proof.part}`
      same.points?.push(...provenBy(proof))
    } else found.push(asPraised(proof))
  }
  return found
}

/** Under this, to speak of a point is not to be right about it: of nine that were said to be touched upon, four were the fault itself. */
const WELL_SAID = 55

const asPraised = (proof: Proof): Praised => ({
  praise: praiseOf(proof.part),
  quote: proof.quote,
  annotated: proof.annotated,
  points: provenBy(proof),
  said: `Bien dit : ${proof.part}`,
})

/** A point of which a part is proven is not said yet. */
const provenBy = ({ point, part }: Proof): string[] => (part === point.point ? [point.point] : [])

const praiseOf = (part: string): Praise => ({
  id: 'point',
  part: 'any',
  fits: () => true,
  remark: part,
  shows: `on y entend « ${part} »`,
})

interface Proof {
  point: Point
  /** What of the point is proven. */
  part: string
  quote: string
  annotated: AnnotatedSentence
}

function proofIn(
  point: Point,
  annotated: AnnotatedSentence,
  { raw, question }: { raw: string; question: string },
): Proof | null {
  const { sentence } = annotated
  if (heardOf(point, sentence.quote).length === 0) return null
  const clauses = cutClauses(sentence.quote).clauses.flatMap((one) => shown(one) ?? [])
  for (const quote of [quoteOf(sentence, raw) ?? '', ...clauses]) {
    if (quote.split(/\s+/).length < FEWEST_WORDS) continue
    const part = provenPart(point, quote, question)
    if (part !== null) return { point, part, quote, annotated }
  }
  return null
}

/** The point, or the one of its parts, that words prove: a way of making it was heard, and its own words agree. */
function provenPart(point: Point, quote: string, question: string): string | null {
  const plain = normalizeText(quote)
  const heard = heardOf(point, quote)
  if (heard.length === 0 || hasNoMerit(plain) || plain.endsWith('?')) return null
  const named = normalizeText(point.point)
  if (isRefusal(point.point) && !saysNo(plain)) return null
  if (NAMING.test(named) && heard.length >= NAMED) return point.point
  const isProven = (part: string) => {
    const words = wordsOfPoint(part, question)
    if (!isSoQualified(normalizeText(part), plain)) return false
    const both = sharedWords(words, quote)
    const isOfItsSort = isShown(normalizeText(part), plain)
    if (both === 0) return isOfItsSort && words.size <= FEW
    return isOfItsSort || both >= words.size * SURE_SHARE
  }
  const parts = point.point.split(PARTED)
  const proven = parts.filter(isProven)
  if (proven.length === parts.length) return point.point
  // « la cause : trop mou ou trop froid »: what follows is nothing without what it is of.
  const [head] = parts
  const isWhole = head !== undefined && head.trim().split(/[\s']+/u).length >= FEWEST_WORDS
  return isWhole && proven[0] === head ? head : null
}
const PARTED = /,\s|\s:\s|\u00a0:\s|\set\s/u
