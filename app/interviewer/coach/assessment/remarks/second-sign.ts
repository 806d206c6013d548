import type { Judgement } from '../judge.ts'
import { heardOf } from '../points/match-points.ts'
import type { Praised } from './praise-form.ts'

/** What any deed or any reason in the first person earns: the fault that is told among them. */
const OF_ANY_DEED: ReadonlySet<string> = new Set([
  'own',
  'lived',
  'fact',
  'reason',
  'gesture',
  'keep',
])
/** From here on, the whole answer speaks for each of its deeds. */
const GOOD = { ofBook: 70, other: 62 }

/** Whether something besides the voice says that it is a merit: a point of the page in its words, an effect, or a good answer around it. */
export function hasSecondSign(
  { praise, quote, annotated }: Praised,
  { page, score }: Pick<Judgement, 'page' | 'score'>,
): boolean {
  if (!OF_ANY_DEED.has(praise.id) || annotated.parts.has('result')) return true
  if (score >= (page ? GOOD.ofBook : GOOD.other)) return true
  return page?.points.made.some(({ point }) => heardOf(point, quote).length > 0) ?? false
}
