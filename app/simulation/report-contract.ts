import { z } from 'zod'
import { InDepth } from '#app/interviewer/in-depth.ts'
import { Assessment, Summary } from '#app/interviewer/interviewer.ts'
import { Spoken } from '#app/voice/contract.ts'
import { FollowUp } from './contract.ts'
import { Format } from './format-contract.ts'

/** What Premium adds to the report; `questions` has one entry per question. */
export const ReportDetail = z.object({
  advice: InDepth.shape.advice,
  questions: z.array(
    InDepth.pick({ ideal: true, dimensions: true, heard: true }).extend({
      earlier: z.array(
        z.object({
          answer: z.string(),
          score: z.int().nullable(),
          dimensions: Assessment.shape.dimensions,
        }),
      ),
    }),
  ),
  /** The questions answered best, at most three. */
  stories: z.array(z.string()),
})
export type ReportDetail = z.infer<typeof ReportDetail>

/** What the PDF is drawn from; lists have one entry per question, times are whole seconds. */
export const Report = z.object({
  metadata: z.object({
    /** A long French date in Paris: « vendredi 27 novembre 2026 ». */
    formattedDate: z.string(),
    title: z.string().nullable(),
    /** Null for the usual one. */
    format: Format.nullable(),
    /** Whether a generative model wrote any of the feedback. */
    source: Assessment.shape.source,
  }),
  stats: z.object({
    overallScore: z.int().min(0).max(100),
    answeredQuestions: z.int(),
    totalQuestions: z.int(),
    avgTime: z.int(),
  }),
  session: z.object({
    jobDescription: z.string(),
    summary: Summary.nullable(),
    questions: z.array(z.string()),
    /** An empty text means that the question was passed. */
    answers: z.array(z.string()),
    answerTimes: z.array(z.int()),
    followUps: z.array(FollowUp.nullable()),
    spoken: z.array(Spoken.nullable()),
    feedbacks: z.array(
      Assessment.pick({
        analysis: true,
        strengths: true,
        improvements: true,
        exampleAnswer: true,
        pitfall: true,
        listensFor: true,
        rulesOut: true,
        dimensions: true,
      })
        .extend({ score: z.int().nullable() })
        .nullable(),
    ),
  }),
  /** With Premium only. */
  detail: ReportDetail.optional(),
})
export type Report = z.infer<typeof Report>
