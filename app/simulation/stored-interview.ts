import { z } from 'zod'
import { Understood } from '#app/interviewer/understood.ts'
import { readStored, removeStored } from '#app/platform/browser-storage.ts'
import { Spoken } from '#app/voice/contract.ts'
import { Attempt, BegunBy, FollowUp, KeptFeedback, Summary } from './contract.ts'
import { Format } from './format-contract.ts'
import type { Interview } from './interview.ts'
import { madeHereKeys, STORAGE_KEY } from './kept-interview.ts'
import { stampOf } from './made-here.ts'
import { EARLIER_MAX, QUESTIONS_MAX } from './rules.ts'

/** What was left for so long, in milliseconds, is waited for by nobody. */
const FORGOTTEN_AFTER = 30 * 86_400_000

const Stored = z.object({
  savedAt: z.number(),
  interview: z
    .object({
      simulationId: z.string(),
      // Missing in what an older version of the product kept, as further down.
      owner: z.string().nullable().default(null),
      isOffered: z.boolean().default(true),
      isPrivate: z.boolean().optional(),
      madeHere: BegunBy.nullable().default(null),
      title: z.string().nullable(),
      jobDescription: z.string(),
      format: Format.nullable().catch(null),
      understood: Understood.nullable().default(null),
      questions: z.array(z.string()).min(1).max(QUESTIONS_MAX),
      lines: z.array(z.string().nullable()).default([]),
      currentQuestionIndex: z.int().min(0),
      answers: z.array(z.string()),
      feedbacks: z.array(KeptFeedback.nullable()),
      answerTimes: z.array(z.number().min(0)),
      earlier: z.array(z.array(Attempt).max(EARLIER_MAX)).default([]),
      followUps: z
        .array(FollowUp.extend({ answer: z.string(), isGiven: z.boolean() }).nullable())
        .default([]),
      pointsSaid: z.array(z.array(z.string()).nullable()).default([]),
      spoken: z.array(Spoken.nullable()).default([]),
      retrying: z
        .object({ index: z.int().min(0), setAside: z.string(), isGiven: z.boolean() })
        .nullable()
        .default(null),
      startTime: z.number(),
      summary: Summary.nullable(),
      questionStartedAt: z.number().nullable(),
      draft: z.string(),
      draftSpoken: Spoken.nullable().default(null),
    })
    .refine(isWhole),
})

function isWhole({ questions, answers, feedbacks, answerTimes, ...interview }: Interview) {
  return (
    interview.currentQuestionIndex <= questions.length &&
    answers.length <= questions.length &&
    (interview.retrying?.index ?? -1) < answers.length &&
    feedbacks.length === questions.length &&
    answerTimes.length === questions.length
  )
}

/** The interview that whoever is here left; what cannot be read is removed. */
export function findKept(now: number): Interview | null {
  for (const { area, key, text } of listKept()) {
    const found = readInterview(text, now)
    if (found) return found
    removeStored(area, key)
  }
  return null
}

interface KeptText {
  area: 'local' | 'session'
  key: string
  text: string
}

/** What this tab kept comes first, unless another tab went on with the same interview; then the newest. */
function listKept(): KeptText[] {
  const [ofTab] = textAt('session', STORAGE_KEY)
  const ofDevice = madeHereKeys()
    .flatMap((key) => textAt('local', key))
    .sort((one, other) => stampOf(other.text).changedAt - stampOf(one.text).changedAt)
  if (!ofTab) return ofDevice
  const tab = stampOf(ofTab.text)
  const isAhead = ({ text }: KeptText) => {
    const { simulationId, changedAt } = stampOf(text)
    return simulationId === tab.simulationId && changedAt > tab.changedAt
  }
  return [...ofDevice.filter(isAhead), ofTab, ...ofDevice.filter((one) => !isAhead(one))]
}

function textAt(area: KeptText['area'], key: string): KeptText[] {
  const text = readStored(area, key)
  return text === null ? [] : [{ area, key, text }]
}

/** Reads what a tab kept of an interview, or null; the time away does not count against the candidate. */
export function readInterview(text: string, now: number): Interview | null {
  const parsed = Stored.safeParse(parseJson(text))
  if (!parsed.success) return null
  const { interview, savedAt } = parsed.data
  if (now - savedAt > FORGOTTEN_AFTER) return null
  const away = Math.max(0, now - savedAt)
  const { questionStartedAt } = interview
  return {
    ...interview,
    earlier: interview.questions.map((_, index) => interview.earlier[index] ?? []),
    followUps: interview.questions.map((_, index) => interview.followUps[index] ?? null),
    pointsSaid: interview.questions.map((_, index) => interview.pointsSaid[index] ?? null),
    spoken: interview.questions.map((_, index) => interview.spoken[index] ?? null),
    questionStartedAt: questionStartedAt === null ? null : questionStartedAt + away,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
