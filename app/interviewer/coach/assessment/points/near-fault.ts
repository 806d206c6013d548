import { STANDS } from '../../../pitfall.ts'
import type { BookQuestion, RedLine } from '../../book/page.ts'
import { capitalise } from '../../french/grammar.ts'
import { contentStems } from '../../french/stem.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import type { Improvement } from '../remarks/limit-remarks.ts'
import { cutClauses, shown } from './clauses.ts'
import { saysNo } from './denied.ts'

/** So many words of a fault in one clause, in whatever order, may be that very fault. */
const FEWEST = 2
const FIRST = 96

/** What may be a fault that the page names, told in other words: whoever said it is asked whether it is. */
export function askWhetherFault({ page, score, answer }: Judgement): Improvement[] {
  if (!page || page.points.redLine || score >= STANDS) return []
  for (const { quote } of answer.sentences)
    for (const clause of cutClauses(quote).clauses) {
      const fault = nearestFault(clause, page.asked)
      const said = fault && shown(clause)
      if (said)
        return [{ urgency: FIRST, text: ask(fault, said), quote: said, remark: remarkOf(fault) }]
    }
  return []
}

function nearestFault(clause: string, { text, faults = [] }: BookQuestion): RedLine | undefined {
  if (saysNo(normalizeText(clause))) return undefined
  const asked = new Set(contentStems(text))
  const said = new Set(contentStems(clause).filter((stem) => !asked.has(stem)))
  const shared = (words: string) =>
    new Set(contentStems(words).filter((stem) => said.has(stem))).size
  return faults.find(({ never, heard }) =>
    [never, ...heard].some((words) => shared(words) >= FEWEST),
  )
}

const remarkOf = ({ never }: RedLine) => `un recruteur y entendrait peut-être ceci : ${never}.`
const ask = (fault: RedLine, said: string) =>
  `« ${said} » : ${remarkOf(fault)} ${capitalise(fault.why)}. Si ce n'est pas ce que vous vouliez dire, dites-le autrement.`
