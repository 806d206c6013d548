import type { BookQuestion } from '../../book/page.ts'
import type { Judgement } from '../judge.ts'
import { heardOf } from '../points/match-points.ts'
import { sharesFault } from '../points/near-fault.ts'
import { hasAmount } from '../signals/measure.ts'
import { ownsUp } from './owned-up.ts'
import { WITNESS } from './praise-cues.ts'
import { METHOD, type Praised } from './praise-form.ts'

/** What any deed, any reason in the first person earns: the fault that is told among them. */
const NEEDS_SECOND_SIGN: ReadonlySet<string> = new Set([
  'own',
  'lived',
  'fact',
  'reason',
  'gesture',
  'keep',
])
/** From here on, the whole answer speaks for each of its deeds; faults told as stories of the book by whoever has no qualms come near it. */
const GOOD = 62

/** « J'ai fini ma journée » ends anything. */
const ONLY_ENDS = /\b(?:fini\w*|termin\w*|gagne\w* du temps)\b/

/** Whether something besides the voice says that it is a merit: a point of the page in its words, an effect with its amount or its witness, or a good answer around it that owns up to nothing. */
export function hasSecondSign(
  { praise, quote, annotated }: Praised,
  { page, score, kind, answer }: Pick<Judgement, 'page' | 'score' | 'kind' | 'answer'>,
): boolean {
  if (!NEEDS_SECOND_SIGN.has(praise.id)) return true
  if (page && soundsLikeFault(quote, page.asked)) return false
  if (!METHOD.includes(kind) && annotated.parts.has('result') && showsEffect(annotated)) return true
  if (score >= GOOD && !(page && ownsUp(answer.plain))) return true
  return page?.points.made.some(({ point }) => heardOf(point, quote).length > 0) ?? false
}

/** In a method, an amount measures what is done and not what came of it. */
const showsEffect = ({ sentence }: Praised['annotated']) =>
  (hasAmount(sentence) || WITNESS.test(sentence.plain)) && !ONLY_ENDS.test(sentence.plain)

/** Whether words may be the very fault that the pitfall or a red line of their question names. */
const soundsLikeFault = (quote: string, { text, pitfall = '', faults = [] }: BookQuestion) =>
  sharesFault(quote, [pitfall, ...faults.flatMap(({ never, heard }) => [never, ...heard])], text)
