import type { AnswerToAssess, Assessment, Listener } from '../interviewer.ts'
import { DIMENSIONS } from '../kinds.ts'
import { type Levels, levelsBy, scoreOf } from '../score.ts'
import { askedBack } from './asked-back.ts'
import type { Conversation } from './call/conversation.ts'
import { refused, unusable } from './call/failures.ts'
import { onlyKnownFacts } from './data/only-known-facts.ts'
import { partialOf } from './partial-assessment.ts'
import { assessmentPrompt, type ToJudge } from './prompts/assessment-prompt.ts'
import { type AssessmentDraft, readAssessmentReply } from './replies/assessment-reply.ts'
import { readJson } from './replies/read-json.ts'
import { isUsable, showable, soundRemarks, together } from './sound-assessment.ts'

interface Assessing {
  request: AnswerToAssess
  toJudge: ToJudge
  conversation: Conversation
  samples: number
  /** What the coach says of the same answer: it fills the rare field that the model left out. */
  spare: Assessment
  onPartial: Listener['onPartial']
}

/** The model's reading of one answer, with the score that its levels add up to; throws `InterviewerFailure`. */
export async function assessAnswer(assessing: Assessing): Promise<Assessment> {
  const { request, toJudge, spare } = assessing
  const drafts = await whileHeard(assessing)
  const levels = medianLevels(drafts, spare)
  const draft = nearest(drafts, levels)
  const known = `${request.answer} ${toJudge.outline.text} ${request.question}`
  const judged = {
    dimensions: DIMENSIONS.map((name) => ({ name, level: levels[name] })),
    score: scoreOf(levels, toJudge.kind),
  }
  return {
    exampleAnswer: onlyKnownFacts(draft.exampleAnswer, known) || spare.exampleAnswer,
    kind: toJudge.kind,
    ...(spare.pitfall !== undefined && { pitfall: spare.pitfall }),
    ...(spare.listensFor !== undefined && { listensFor: spare.listensFor }),
    ...(spare.heard !== undefined && { heard: spare.heard }),
    ...(spare.rulesOut !== undefined && { rulesOut: spare.rulesOut }),
    ...(toJudge.awaited?.hasCrossed
      ? afterRedLine(spare, judged)
      : {
          ...judged,
          ...soundRemarks(draft, request.answer),
          ...askedBack(draft.followUp, { ...request, spare: spare.followUp }),
          analysis: draft.analysis,
        }),
    source: 'ia',
  }
}

type Judged = Pick<Assessment, 'dimensions' | 'score'>

/** What rules a candidate out is said as the book says it, however well a model liked the rest. */
function afterRedLine(spare: Assessment, judged: Judged) {
  const { dimensions, score } = judged.score < spare.score ? judged : spare
  return {
    strengths: spare.strengths,
    improvements: spare.improvements,
    evidence: spare.evidence,
    dimensions,
    analysis: spare.analysis,
    score,
  }
}

/** Nothing partial is shown once the whole is there, or has failed. */
async function whileHeard(assessing: Assessing): Promise<AssessmentDraft[]> {
  let { onPartial } = assessing
  try {
    const heard: Listener['onPartial'] = onPartial && ((partial) => onPartial?.(partial))
    return await sampled({ ...assessing, onPartial: heard })
  } finally {
    onPartial = undefined
  }
}

/** The samples that came; it fails only when none did. */
async function sampled(assessing: Assessing): Promise<AssessmentDraft[]> {
  const tries = Array.from({ length: assessing.samples }, (_, sample) =>
    judgeOnce(assessing, sample),
  )
  const outcomes = await Promise.allSettled(tries)
  const drafts = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failure = outcomes.find((one) => one.status === 'rejected')
  if (drafts.length === 0 && failure) throw failure.reason
  return drafts
}

/** One reading of the answer; a reply that cannot stand is asked for once more. */
async function judgeOnce(assessing: Assessing, sample: number): Promise<AssessmentDraft> {
  const { answer } = assessing.request
  const first = await ask(assessing, sample)
  if (isUsable(first, soundRemarks(first, answer))) return first
  const both = together(first, await ask(assessing, sample))
  if (!isUsable(both, soundRemarks(both, answer))) throw unusable()
  return both
}

async function ask(assessing: Assessing, sample: number): Promise<AssessmentDraft> {
  const { conversation, toJudge, request, onPartial } = assessing
  const onText =
    sample === 0 && onPartial
      ? partialOf(
          { answer: request.answer, kind: toJudge.kind, isAlone: assessing.samples === 1 },
          onPartial,
        )
      : undefined
  const reply = await conversation.ask(assessmentPrompt(toJudge, sample), onText)
  if (reply.isRefused) throw refused()
  return showable(readAssessmentReply(await readJson(reply.text)), reply.isCut)
}

/** The median over the samples; what no sample says is the coach's. */
function medianLevels(drafts: readonly AssessmentDraft[], spare: Assessment): Levels {
  return levelsBy((name) => {
    const given = drafts.flatMap(({ levels }) => levels[name] ?? []).sort((a, b) => a - b)
    const median = given[Math.floor((given.length - 1) / 2)]
    return median ?? spare.dimensions.find((one) => one.name === name)?.level ?? 1
  })
}

/** The words shown are those of the sample that judged most like all of them together. */
function nearest(drafts: readonly AssessmentDraft[], levels: Levels): AssessmentDraft {
  const distance = (draft: AssessmentDraft) =>
    DIMENSIONS.reduce((sum, name) => sum + Math.abs((draft.levels[name] ?? 0) - levels[name]), 0)
  const [first, ...others] = drafts
  if (!first) throw unusable()
  return others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first)
}
