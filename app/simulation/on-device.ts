import { signedInAs } from '#app/accounts/tab-account.ts'
import { COACH_PROGRAM, coachInBrowser } from '#app/interviewer/coach-in-browser.ts'
import { isCoachKept } from '#app/offline/keep-coach.ts'
import { readShape } from '#app/platform/read-shape.ts'
import { giveFeedback, prepareQuestions, searchTrades, summarise } from './ask-interviewer.ts'
import { composeReport } from './compose-report.ts'
import {
  AskFeedback,
  AskQuestions,
  AskReport,
  AskSummary,
  type Feedback,
  type FoundTrades,
  type Questions,
  SearchTrades,
  type SentSession,
  type Summary,
} from './contract.ts'
import type { Interview } from './interview.ts'
import type { Report } from './report-contract.ts'

/** Questions that were made on this device. */
export type QuestionsMadeHere = Questions & Pick<Interview, 'madeHere'>

const here = { interviewer: coachInBrowser, coach: coachInBrowser }

/** Whether the coach is on this device, and works without a network. */
export const isAtHand = (): Promise<boolean> => isCoachKept(COACH_PROGRAM)

/** What the server would answer, said by the coach in this browser; no server has counted it. Throws `Problem` as it does. */
export async function askHere(
  asked: AskQuestions,
  signal: AbortSignal,
): Promise<QuestionsMadeHere> {
  const prepared = await prepareQuestions(here, readShape(AskQuestions, asked), signal)
  return {
    ...prepared,
    simulationId: asked.simulationId ?? asked.newSimulationId ?? crypto.randomUUID(),
    madeHere: signedInAs() ? 'account' : 'visitor',
  }
}

/** As `askHere`; nothing that is typed leaves the device. */
export const searchTradesHere = (words: string): Promise<FoundTrades> =>
  searchTrades(here, readShape(SearchTrades, { search: words }).search)

/** As `askHere`. */
export const assessHere = (asked: AskFeedback): Promise<Feedback> =>
  giveFeedback(here, readShape(AskFeedback, asked), {})

/** As `askHere`. */
export const sumUpHere = (session: SentSession): Promise<Summary> =>
  summarise(here, readShape(AskSummary, { session }).session)

/** As `askHere`, without what Premium adds. */
export const reportHere = (session: SentSession): Report =>
  composeReport(readShape(AskReport, { session }).session, new Date())
