import { findCurrentAccount } from '#app/accounts/queries.ts'
import {
  currentInterview,
  findInterrupted,
  interviewStore,
} from '#app/simulation/current-interview.ts'
import { type Interview, whereToResume } from '#app/simulation/interview.ts'
import type { Part, WholeSimulation } from './contract.ts'
import { contentsOf, interviewOf, newest } from './parts.ts'
import { markSynced } from './sync-state.ts'
import { listWritten } from './unsent.ts'

/** The parts that the server gave, and what this browser wrote since. */
export async function partsAsWritten({ simulation, parts }: WholeSimulation): Promise<Part[]> {
  const owner = (await findCurrentAccount())?.email ?? ''
  return newest(parts, listWritten(owner, simulation.id, Date.now()))
}

/**
 * Takes a kept simulation up in this tab, at one of its questions when it is to be tried again; the
 * answer is the screen that shows it. Null when its offer was never received.
 */
export async function resumeSimulation(
  whole: WholeSimulation,
  retried?: number,
): Promise<string | null> {
  const { id } = whole.simulation
  const owner = (await findCurrentAccount())?.email ?? null
  const parts = await partsAsWritten(whole)
  const kept = interviewOf(id, parts)
  if (!kept) return null
  markSynced(id, contentsOf(kept), parts)
  interviewStore.restore(
    withDraft({ ...kept, owner }, currentInterview() ?? (await findInterrupted())),
  )
  if (retried !== undefined) interviewStore.retry(retried)
  const resumed = currentInterview()
  return resumed && whereToResume(resumed)
}

/** Words that this tab holds for the very question that is reached are taken up too. */
function withDraft(kept: Interview, here: Interview | null): Interview {
  const isSame =
    here?.simulationId === kept.simulationId &&
    here.retrying === null &&
    here.currentQuestionIndex === kept.currentQuestionIndex
  return isSame ? { ...kept, draft: here.draft } : kept
}
