import { parsePartialJson } from 'ai'
import type { PartialAssessment } from '../interviewer.ts'
import { DIMENSIONS, type QuestionKind } from '../kinds.ts'
import { levelsBy, scoreOf } from '../score.ts'
import { type AssessmentDraft, readAssessmentReply } from './replies/assessment-reply.ts'
import { withoutThoughts } from './replies/read-json.ts'
import { soundRemarks } from './sound-assessment.ts'

/** Fewer new characters would change nothing that one sees. */
const STEP = 40
const ORDER = ['strengths', 'improvements', 'levels', 'analysis', 'exampleAnswer'] as const

interface Assessed {
  answer: string
  kind: QuestionKind
  /** With other samples to come the levels are not settled yet. */
  isAlone: boolean
}

/** Turns the text of a reply that grows into partial assessments; only checked pieces are shown. */
export function partialOf(
  assessed: Assessed,
  onPartial: (partial: PartialAssessment) => void,
): (text: string) => void {
  let read = 0
  let work: Promise<void> = Promise.resolve()
  return (heard) => {
    const text = withoutThoughts(heard)
    if (text.length - read < STEP) return
    read = text.length
    work = work.then(async () => {
      const { value } = await parsePartialJson(text.slice(text.indexOf('{')))
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return
      const begun = ORDER.findLastIndex((field) => field in value)
      if (begun >= 0) onPartial(shown(readAssessmentReply(value), begun, assessed))
    })
  }
}

/** A list grows item by item, the last one being written; levels count once the next field has begun. */
function shown(draft: AssessmentDraft, begun: number, assessed: Assessed): PartialAssessment {
  const isWhole = (field: (typeof ORDER)[number]) => begun > ORDER.indexOf(field)
  const settled = {
    ...draft,
    strengths: isWhole('strengths') ? draft.strengths : draft.strengths.slice(0, -1),
    improvements: isWhole('improvements') ? draft.improvements : draft.improvements.slice(0, -1),
  }
  return {
    kind: assessed.kind,
    source: 'ia',
    ...soundRemarks(settled, assessed.answer),
    ...(draft.analysis !== '' && { analysis: draft.analysis }),
    ...(assessed.isAlone && isWhole('levels') && levelsOf(draft, assessed.kind)),
  }
}

/** Nothing as long as one level is missing. */
function levelsOf({ levels }: AssessmentDraft, kind: QuestionKind) {
  if (DIMENSIONS.some((name) => levels[name] === undefined)) return {}
  const whole = levelsBy((name) => levels[name] ?? 1)
  const dimensions = DIMENSIONS.map((name) => ({ name, level: whole[name] }))
  return { dimensions, score: scoreOf(whole, kind) }
}
