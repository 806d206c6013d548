import { STANDS } from '../../../pitfall.ts'
import type { BookQuestion, RedLine } from '../../book/page.ts'
import { capitalise } from '../../french/grammar.ts'
import { contentStems } from '../../french/stem.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import type { Improvement } from '../remarks/limit-remarks.ts'
import { cutClauses, shown } from './clauses.ts'
import { isRegretted, isSupposed, saysNo } from './denied.ts'

const FIRST = 96
/** Somebody else's act opens on somebody else. */
const OWN = /\b(?:je|j|on|nous)\b/

/** What may be a fault that the page names, told in other words: whoever said it is asked whether it is. */
export function askWhetherFault({ page, score, answer }: Judgement): Improvement[] {
  if (!page || page.points.redLine || score >= STANDS || isRegretted(answer.plain)) return []
  for (const { quote } of answer.sentences)
    for (const clause of cutClauses(quote).clauses) {
      const fault = isOwnAct(normalizeText(clause)) ? nearestFault(clause, page.asked) : undefined
      const said = fault && shown(clause)
      if (fault && said)
        return [{ urgency: FIRST, text: ask(fault, said), quote: said, remark: remarkOf(fault) }]
    }
  return []
}

const isOwnAct = (plain: string) => OWN.test(plain) && !saysNo(plain) && !isSupposed(plain)

const nearestFault = (clause: string, { text, faults = [] }: BookQuestion): RedLine | undefined =>
  faults.find(({ never, heard }) => sharesFault(clause, [never, ...heard], text))

/** So many words of a fault, in whatever order, may be that very fault. */
const FEWEST = 2

/** Whether a clause holds words enough of a fault, apart from those of the question. */
export function sharesFault(clause: string, fault: readonly string[], question: string): boolean {
  const asked = new Set(contentStems(question))
  const said = new Set(contentStems(clause).filter((stem) => !asked.has(stem)))
  return fault.some(
    (words) => new Set(contentStems(words).filter((stem) => said.has(stem))).size >= FEWEST,
  )
}

const remarkOf = ({ never }: RedLine) => `un recruteur y entendrait peut-être ceci : ${never}.`
const ask = (fault: RedLine, said: string) =>
  `« ${said} » : ${remarkOf(fault)} ${capitalise(fault.why)}. Si ce n'est pas ce que vous vouliez dire, dites-le autrement.`
