import { capitalise } from '../../french/grammar.ts'
import type { Judgement } from '../judge.ts'
import type { Remarks } from '../remarks/write-remarks.ts'
import { mannerRemark } from './manner.ts'
import type { MatchedPoint, PageJudgement } from './match-points.ts'

const MOST_ASKED = 2

/** Points heard with their words, the red line first among what to change, then what was not heard, as questions. */
export function pointRemarks(judgement: Judgement, page: PageJudgement): Remarks {
  const { made, missed, redLine } = page.points
  const isOut = redLine !== null || judgement.limit?.reason === 'conduct'
  const praised = isOut ? [] : together(made)
  const manner = isOut ? null : mannerRemark(judgement)
  const asked = [...missed].sort((a, b) => b.weight - a.weight).slice(0, MOST_ASKED)
  const redLines = redLine ? [sayRedLine(redLine)] : []
  return {
    strengths: praised.map(({ said, quote }) => (quote ? `${said}, « ${quote} ».` : `${said}.`)),
    improvements: [
      ...redLines,
      ...asked.map(
        ({ point }) => `Le recruteur attend encore ceci : « ${point} ». Que pouvez-vous en dire ?`,
      ),
      ...(manner && asked.length < MOST_ASKED ? [manner] : []),
      ...(missed.length === 0 || isOut
        ? [`Préparez aussi cette relance : « ${page.asked.followUp} »`]
        : []),
    ],
    evidence: [
      ...praised.flatMap(({ said, quote }) =>
        quote ? [{ quote, remark: `${said}.`, positive: true }] : [],
      ),
      ...(redLine?.quote
        ? [{ quote: redLine.quote, remark: `${capitalise(redLine.fault.why)}.`, positive: false }]
        : []),
    ],
  }
}

/** The verdict; the first improvement says what to change first. */
export function pointAnalysis(judgement: Judgement, page: PageJudgement): string {
  const { made, missed, redLine } = page.points
  if (redLine)
    return `Cette réponse franchit une ligne rouge du métier, et un recruteur s'y arrêterait. ${sayRedLine(redLine)} Reprenez la réponse sans ce geste, et dites ce que vous feriez à la place.`
  const isWhole = missed.length === 0 && mannerRemark(judgement) === null
  const said = verdict(made.length, made.length + missed.length)
  return isWhole ? `${said} Rien à ajouter sur le fond.` : said
}

function verdict(made: number, of: number): string {
  const all = `${NUMBERS[of] ?? of} points`
  if (made === 0)
    return `Aucun des ${all} que le recruteur attend ici n'apparaît encore dans votre réponse.`
  if (made === of) return `Les ${all} que le recruteur attend ici sont dans votre réponse.`
  const some = made === 1 ? 'un seul est' : `${NUMBERS[made] ?? made} sont`
  return `Sur les ${all} que le recruteur attend ici, ${some} dans votre réponse.`
}
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six']

function sayRedLine({ fault, quote }: NonNullable<PageJudgement['points']['redLine']>): string {
  const named = `à ne jamais faire, ${fault.never}`
  const said = quote ? `« ${quote} » : ${named}` : capitalise(named)
  return `${said}. ${capitalise(fault.why)}.`
}

/** Two points made in the same words are said once. */
function together(made: readonly MatchedPoint[]): { said: string; quote: string | null }[] {
  const found: { said: string; quote: string | null }[] = []
  for (const { point, quote } of made) {
    const same = quote === null ? undefined : found.find((one) => one.quote === quote)
    if (same) same.said += ` ; ${point.point}`
    else found.push({ said: `Bien dit : ${point.point}`, quote })
  }
  return found
}
