import { capitalise } from '../../french/grammar.ts'
import type { Judgement } from '../judge.ts'
import type { Improvement } from '../remarks/limit-remarks.ts'

const FIRST = 100

/** What the page says rules a candidate out, where the answer admits it. */
export function redLineRemarks({ page }: Judgement): Improvement[] {
  const redLine = page?.points.redLine
  if (!redLine) return []
  const { fault, quote } = redLine
  const remark = `à ne jamais faire, ${fault.never}. ${capitalise(fault.why)}.`
  return [
    quote
      ? { urgency: FIRST, text: `« ${quote} » : ${remark}`, quote, remark }
      : { urgency: FIRST, text: capitalise(remark) },
    {
      urgency: FIRST - 1,
      text: 'Reprenez la réponse sans ce geste, et dites ce que vous feriez à la place.',
    },
  ]
}
