import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { Judgement } from '../judge.ts'
import type { Fault } from './faults.ts'
import type { Improvement } from './limit-remarks.ts'
import { quoteOf } from './quote.ts'

const MOST_FAULTS = 2
/** A fault is looked for in as many sentences as an answer said aloud can hold. */
const MOST_READ = 60

export interface FoundFault extends Improvement {
  quote: string
  annotated: AnnotatedSentence
}

/** The faults of an answer, each in a sentence of its own that no other remark speaks of. */
export function findFaults(
  faults: readonly Fault[],
  judgement: Judgement,
  spoken: Iterable<AnnotatedSentence>,
): FoundFault[] {
  const found: FoundFault[] = []
  const used = new Set(spoken)
  for (const fault of faults) {
    if (judgement.score >= (fault.below ?? 101)) continue
    const one = faultIn(fault, judgement, used)
    if (!one) continue
    found.push(one)
    used.add(one.annotated)
    if (found.length === MOST_FAULTS) break
  }
  return found
}

function faultIn(
  fault: Fault,
  judgement: Judgement,
  used: ReadonlySet<AnnotatedSentence>,
): FoundFault | null {
  const annotated = judgement.annotated
    .slice(0, MOST_READ)
    .find((one) => !used.has(one) && !one.isPrivate && fault.fits(one, judgement))
  const quote = annotated && quoteOf(annotated.sentence, judgement.answer.raw, fault.cue)
  if (!annotated || !quote) return null
  const { urgency, remark } = fault
  return { urgency, text: `« ${quote} » : ${remark}`, quote, remark, annotated }
}
