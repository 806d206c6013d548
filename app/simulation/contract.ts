import { z } from 'zod'
import {
  Assessment,
  Evidence,
  PartialAssessment,
  Source,
  Summary,
} from '#app/interviewer/interviewer.ts'
import { DIMENSIONS } from '#app/interviewer/kinds.ts'
import { Corrections, TITLE_MAX, Understood } from '#app/interviewer/understood.ts'
import { Text } from '#app/platform/text.ts'
import { Spoken } from '#app/voice/contract.ts'
import { Format } from './format-contract.ts'
import {
  ANSWER_REQUIRED,
  ANSWER_TOO_LONG,
  FOLLOW_UP_TOO_LONG,
  QUESTION_REQUIRED,
  QUESTION_TOO_LONG,
  TOO_MANY_QUESTIONS,
} from './messages.ts'
import { JOB_DESCRIPTION_TOO_LONG, JOB_DESCRIPTION_TOO_SHORT } from './offer-messages.ts'
import {
  ANSWER_MAX,
  EARLIER_MAX,
  EVIDENCE_MAX,
  FOLLOW_UP_MAX,
  isAnswered,
  isLongEnough,
  JOB_DESCRIPTION_MAX,
  QUESTION_MAX,
  QUESTIONS_MAX,
  SENTENCES_MAX,
} from './rules.ts'

/** The offer where it only gives context: it may be short, never endless. */
const Offer = Text.max(JOB_DESCRIPTION_MAX, JOB_DESCRIPTION_TOO_LONG)

export const JobDescription = Offer.refine(isLongEnough, JOB_DESCRIPTION_TOO_SHORT)

const SIMULATION_ID_MAX = 64

const QuestionText = Text.max(QUESTION_MAX, QUESTION_TOO_LONG)
const Answer = Text.max(ANSWER_MAX, ANSWER_TOO_LONG)

/** Who may have begun an interview whose questions were made on a device. */
export const BegunBy = z.enum(['visitor', 'account'])
export type BegunBy = z.infer<typeof BegunBy>

/** `POST /api/simulate`: one simulation more; `remaining` is null when nothing limits it. */
export const Started = z.object({ simulationsUsed: z.int(), remaining: z.int().nullable() })
export type Started = z.infer<typeof Started>

/** An interview that was just asked may be asked again, as its offer is corrected: the same simulation. */
export const AskQuestions = z.object({
  jobDescription: JobDescription,
  corrections: Corrections.optional(),
  simulationId: z.string().max(SIMULATION_ID_MAX).optional(),
  /** What a new one is to be called: an answer that is lost on its way is not counted again under another name. */
  newSimulationId: z.uuid().max(SIMULATION_ID_MAX).optional().catch(undefined),
  /** Without it: eight questions, by a recruiter and a manager, in training. */
  format: Format.nullish(),
  /** The questions of the interview before, on the same offer: others are asked first. */
  alreadyAsked: z.array(QuestionText).max(QUESTIONS_MAX, TOO_MANY_QUESTIONS).optional(),
})
export type AskQuestions = z.infer<typeof AskQuestions>

export const Questions = z.object({
  questions: z.array(z.string()),
  /** The post, « maçon ou maçonne »; null when the offer names none. */
  title: z.string().nullable(),
  /** Who wrote them: a generative model (« ia ») or the embedded coach. */
  source: Source,
  /** The row that remembers this simulation; it holds nothing that was typed. */
  simulationId: z.string(),
  understood: Understood,
  /** The line of the offer for which each is asked, as it stands there; null where none surely is. */
  lines: z.array(z.string().nullable()).default([]),
})
export type Questions = z.infer<typeof Questions>

export const SearchTrades = z.object({ search: Text.max(TITLE_MAX).catch('') })

/** Official titles, « Aide-soignant / Aide-soignante ». */
export const FoundTrades = z.object({ trades: z.array(z.string()) })
export type FoundTrades = z.infer<typeof FoundTrades>

/** What the recruiter asked back after the first answer, and what was answered to that. */
export const FollowUp = z.object({
  question: QuestionText.refine(isAnswered, QUESTION_REQUIRED),
  answer: Text.max(FOLLOW_UP_MAX, FOLLOW_UP_TOO_LONG).refine(isAnswered, ANSWER_REQUIRED),
})
export type FollowUp = z.infer<typeof FollowUp>

/** With a `followUp` both answers are assessed as one, never below the first alone. */
export const AskFeedback = z.object({
  question: QuestionText.refine(isAnswered, QUESTION_REQUIRED),
  answer: Answer.refine(isAnswered, ANSWER_REQUIRED),
  jobDescription: Offer,
  followUp: FollowUp.optional(),
})
export type AskFeedback = z.infer<typeof AskFeedback>

export const Feedback = Assessment
export type Feedback = z.infer<typeof Feedback>

/** A feedback as it was kept, perhaps before these lists were given with it. */
export const KeptFeedback = Feedback.extend({
  dimensions: Feedback.shape.dimensions.default([]),
  evidence: Feedback.shape.evidence.default([]),
})

/** One try at a question; a question keeps its current attempt and the earlier ones. */
export const Attempt = z.object({
  answer: z.string(),
  seconds: z.number().min(0),
  feedback: KeptFeedback.nullable(),
  followUp: FollowUp.nullish(),
  /** How it was said; missing when it was written. */
  spoken: Spoken.nullish(),
})
export type Attempt = z.infer<typeof Attempt>

/** A feedback that is still being written: any field may be missing, and each one replaces the last. */
export const PartialFeedback = PartialAssessment
export type PartialFeedback = z.infer<typeof PartialFeedback>

const Sentence = Text.max(ANSWER_MAX)
const Sentences = z.array(Sentence).max(SENTENCES_MAX)

/** Each dimension once. */
export const BoundedDimensions = Assessment.shape.dimensions.max(DIMENSIONS.length)

/** A feedback as a browser hands it back: whatever is missing or null counts as empty. */
const SentFeedback = z.object({
  analysis: Text.max(ANSWER_MAX).nullish(),
  strengths: Sentences.nullish(),
  improvements: Sentences.nullish(),
  exampleAnswer: Text.max(ANSWER_MAX).nullish(),
  pitfall: Sentence.nullish(),
  listensFor: Sentences.nullish(),
  rulesOut: Sentences.nullish(),
  score: z.number().min(0).max(100).nullish(),
  dimensions: BoundedDimensions.nullish(),
  evidence: z
    .array(Evidence.extend({ quote: Sentence, remark: Sentence }))
    .max(EVIDENCE_MAX)
    .nullish(),
  source: Assessment.shape.source.nullish(),
})
export type SentFeedback = z.infer<typeof SentFeedback>

const SentSummary = z.object({
  overallScore: z.number().min(0).max(100).nullish(),
  globalStrengths: Sentences.nullish(),
  globalImprovements: Sentences.nullish(),
  generalFeedback: Text.max(ANSWER_MAX).nullish(),
  headline: Text.max(ANSWER_MAX).nullish(),
  source: Assessment.shape.source.nullish(),
})

/** An interview as the browser keeps it; nulls, short lists and unknown keys are accepted. */
const SentAttempt = z.object({ answer: Answer.nullish(), feedback: SentFeedback.nullish() })

export const SentSession = z.object({
  jobDescription: Offer,
  questions: z.array(QuestionText).max(QUESTIONS_MAX, TOO_MANY_QUESTIONS),
  answers: z.array(Answer.nullable()).max(QUESTIONS_MAX, TOO_MANY_QUESTIONS),
  feedbacks: z.array(SentFeedback.nullable()).max(QUESTIONS_MAX, TOO_MANY_QUESTIONS).nullish(),
  answerTimes: z
    .array(z.number().min(0).max(1_000_000).nullable())
    .max(QUESTIONS_MAX, TOO_MANY_QUESTIONS)
    .nullish(),
  /** The attempts at each question before the one that counts, oldest first. */
  earlier: z
    .array(z.array(SentAttempt).max(EARLIER_MAX).nullable())
    .max(QUESTIONS_MAX, TOO_MANY_QUESTIONS)
    .nullish(),
  /** What was asked back of each answer. */
  followUps: z.array(FollowUp.nullable()).max(QUESTIONS_MAX, TOO_MANY_QUESTIONS).nullish(),
  spoken: z.array(Spoken.nullable()).max(QUESTIONS_MAX, TOO_MANY_QUESTIONS).nullish(),
  title: Text.max(QUESTION_MAX).nullish(),
  format: Format.nullish(),
  summary: SentSummary.nullish(),
})
export type SentSession = z.infer<typeof SentSession>

export const AskSummary = z.object({ session: SentSession })
export type AskSummary = z.infer<typeof AskSummary>
export const AskReport = z.object({ session: SentSession })

export { Summary }
