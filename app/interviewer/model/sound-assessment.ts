import { normalizeText } from '../coach/assessment/normalize-text.ts'
import { holdsPersonalData, isPrivate } from '../coach/assessment/signals/claims.ts'
import { detectLanguage } from '../coach/french/language.ts'
import type { Assessment, Evidence } from '../interviewer.ts'
import { DIMENSIONS } from '../kinds.ts'
import { findVerbatim } from './data/verbatim.ts'
import type { AssessmentDraft, Remark } from './replies/assessment-reply.ts'

const MOST_REMARKS = 3
const FEWEST_LEVELS = 3

export type Remarks = Pick<Assessment, 'strengths' | 'improvements' | 'evidence'>

/** What may be said of an answer: each remark rests on words of the answer, or on a part named as missing. */
export function soundRemarks(draft: AssessmentDraft, answer: string): Remarks {
  const strengths = draft.strengths.flatMap((one) => resting(one, answer, true))
  const improvements = draft.improvements.flatMap((one) => resting(one, answer, false))
  return {
    strengths: strengths.slice(0, MOST_REMARKS).map(({ remark }) => remark),
    improvements: improvements.slice(0, MOST_REMARKS).map(({ remark }) => remark),
    evidence: [...strengths.slice(0, MOST_REMARKS), ...improvements.slice(0, MOST_REMARKS)].flatMap(
      ({ remark, quote, positive }): Evidence[] => (quote ? [{ quote, remark, positive }] : []),
    ),
  }
}

function resting({ remark, quote, missing }: Remark, answer: string, positive: boolean) {
  const found = findVerbatim(quote, answer)
  const shown = found && !isIntimate(found) ? found : null
  const isGrounded = shown !== null || (!positive && missing !== 'rien')
  if (!isGrounded || isIntimate(remark) || !isFrench(remark)) return []
  return [{ remark, quote: shown, positive }]
}

/** Private facts are never used, never commented on. */
const isIntimate = (text: string) =>
  isPrivate(normalizeText(text)) || holdsPersonalData(normalizeText(text))

const isFrench = (text: string) => ['fr', 'unknown'].includes(detectLanguage(text))

/** A draft with what cannot be shown taken out: another language, a sentence cut in its middle. */
export function showable(draft: AssessmentDraft, isCut: boolean): AssessmentDraft {
  const shown = (text: string) => (isFrench(text) ? (isCut ? wholeSentences(text) : text) : '')
  const kept = ({ remark }: Remark) => !isCut || /[.!?»…]$/.test(remark)
  return {
    ...draft,
    strengths: draft.strengths.filter(kept),
    improvements: draft.improvements.filter(kept),
    analysis: shown(draft.analysis),
    exampleAnswer: shown(draft.exampleAnswer),
    followUp: isCut ? '' : draft.followUp,
  }
}

export const wholeSentences = (text: string) => /^[\s\S]*[.!?»…]/.exec(text)?.[0] ?? ''

/** Whether there is enough to stand on: most levels, an analysis, and something to keep or to change. */
export function isUsable(draft: AssessmentDraft, { strengths, improvements }: Remarks): boolean {
  const levels = DIMENSIONS.filter((name) => draft.levels[name] !== undefined).length
  return (
    levels >= FEWEST_LEVELS && draft.analysis !== '' && strengths.length + improvements.length > 0
  )
}

/** Two tries at one answer as one: the later says first, the earlier fills what it left out. */
export function together(earlier: AssessmentDraft, later: AssessmentDraft): AssessmentDraft {
  return {
    strengths: later.strengths.length > 0 ? later.strengths : earlier.strengths,
    improvements: later.improvements.length > 0 ? later.improvements : earlier.improvements,
    levels: { ...earlier.levels, ...later.levels },
    analysis: later.analysis || earlier.analysis,
    exampleAnswer: later.exampleAnswer || earlier.exampleAnswer,
    followUp: later.followUp || earlier.followUp,
  }
}
