import type { Account } from '#app/accounts/server/service.ts'
import type { Db } from '#app/platform/database/database.ts'
import type { Ports } from '#app/ports.ts'
import { prepareQuestions } from '../ask-interviewer.ts'
import { composeReport } from '../compose-report.ts'
import type { AskQuestions, Questions, SentSession } from '../contract.ts'
import type { Report } from '../report-contract.ts'
import {
  refuseOldSimulation,
  refuseWithoutSimulation,
  replaceQuestions,
  spendSimulation,
} from './counted-simulations.ts'
import { limitCorrections, resetCounts } from './limits.ts'
import { composeDetail } from './report-detail.ts'
import {
  countStarted,
  listSimulations,
  removeAskedSimulations,
  removeSimulations,
} from './storage.ts'

export { giveFeedback, searchTrades, summarise } from '../ask-interviewer.ts'
export { claimSimulation, recordMadeHere } from './counted-simulations.ts'

type Asked = AskQuestions & { account: Account | null }

/**
 * Asks the questions that belong to an offer and spends a simulation on them, once they are there; those of
 * one that was just asked take its place. Throws `limit-reached` when the account has none left,
 * `conflict` and `too-many` when that one cannot be asked again, `upstream` without questions.
 */
export async function askQuestions(
  ports: Pick<Ports, 'db' | 'interviewer' | 'coach' | 'clock' | 'limits'>,
  { simulationId: again, newSimulationId, account, ...request }: Asked,
  signal: AbortSignal,
): Promise<Questions> {
  if (again !== undefined) {
    await refuseOldSimulation(ports, account, again)
    await limitCorrections(ports, again)
  } else await refuseWithoutSimulation(ports, account)
  const prepared = await prepareQuestions(ports, request, signal)
  const asked = { questionCount: prepared.questions.length, source: prepared.source }
  if (again !== undefined) await replaceQuestions(ports, again, asked)
  const simulationId =
    again ?? (await spendSimulation(ports, account, { ...asked, newSimulationId }))
  return { ...prepared, simulationId }
}

/**
 * Gathers what the PDF says, in detail with Premium. It needs no interviewer; the details throw
 * `unavailable` when the texts ask for too much.
 */
export async function makeReport(
  { clock, coach }: Pick<Ports, 'clock' | 'coach'>,
  { account, session }: { account: Account | null; session: SentSession },
  signal: AbortSignal,
): Promise<Report> {
  const report = composeReport(session, clock.now())
  return account?.isPremium
    ? { ...report, detail: await composeDetail({ coach }, { session, report }, signal) }
    : report
}

/** The simulations that are kept of an account. */
export const exportSimulations = ({ db }: Pick<Ports, 'db'>, { id }: Account) =>
  listSimulations(db, id)

/** Removes the named simulations of an account, or all; a recorded one that has no questions yet stays. */
export const removeAsked = (tx: Db, { id }: Pick<Account, 'id'>, ids?: readonly string[]) =>
  removeAskedSimulations(tx, id, ids)

/** Removes the simulations of an account; the answer forgets what the limits counted, once that is done. */
export async function forgetSimulations(ports: Pick<Ports, 'limits'>, tx: Db, { id }: Account) {
  await removeSimulations(tx, id)
  return () => resetCounts(ports, id)
}

/** How many simulations began between each instant and the next, those of visitors among them. */
export const countSimulations = ({ db }: Pick<Ports, 'db'>, instants: readonly string[]) =>
  countStarted(db, instants)
