import { findCurrentAccount } from '#app/accounts/queries.ts'
import { CallFailure, callApi, sentenceFor } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'
import {
  currentInterview,
  followInterview,
  interviewStore,
} from '#app/simulation/current-interview.ts'
import type { Interview } from '#app/simulation/interview.ts'
import { showToast } from '#app/ui/toast.ts'
import type { Part, PastSimulation } from './contract.ts'
import { HISTORY_FULL, STAYS_HERE } from './messages.ts'
import { contentsOf, partName } from './parts.ts'
import { diffParts } from './sync-state.ts'
import { dropSent, keepUnsent, listUnsent } from './unsent.ts'

/** In milliseconds: steps that come together are sent together; a failure waits twice as long each time. */
const GATHERING = 50
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000
/** Browsers let calls this small finish when their tab closes. */
const KEEPALIVE_MAX = 60_000
/** What no repetition would change: the parts themselves are refused, or the simulation is gone. */
const FINAL = new Set([400, 404, 413])
/** What is kept already leaves no room for it: it stays in the browser. */
const TOO_LARGE = 413
/** It was made on this device, and the account has no simulation left to count it as. */
const NONE_LEFT = 403

/**
 * Keeps the interview of this tab on the server for who is signed in, step by step, behind the
 * screens: what cannot be sent waits in the browser. The answer stops it.
 */
export function keepSaving(owner: string): () => void {
  const saver = new Saver(owner)
  const stopFollowing = followInterview(() => saver.note(currentInterview()))
  const sendNow = () => saver.sendNow()
  const sendWhenBack = () => document.hidden || sendNow()
  window.addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', sendWhenBack)
  saver.note(currentInterview())
  sendNow()
  return () => {
    stopFollowing()
    window.removeEventListener('online', sendNow)
    document.removeEventListener('visibilitychange', sendWhenBack)
    saver.stop()
  }
}

class Saver {
  readonly #owner: string
  readonly #gone = new Set<string>()
  /** When each part for which there was no room had changed. */
  readonly #held = new Map<string, number>()
  /** Those that the account has no simulation left for. */
  readonly #refused = new Set<string>()
  /** Those of which the server refused a part for good. */
  readonly #incomplete = new Set<string>()
  readonly #announced = new Set<string>()
  #noted: Interview | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false
  #isStopped = false
  #failures = 0

  constructor(owner: string) {
    this.#owner = owner
  }

  note(interview: Interview | null): void {
    const isSame = interview && this.#noted && hasSameSteps(interview, this.#noted)
    this.#noted = interview
    if (!interview || isSame || this.#gone.has(interview.simulationId)) return
    if (interview.owner !== this.#owner) return
    const { simulationId } = interview
    const changed = diffParts(simulationId, contentsOf(interview), Date.now())
    for (const part of changed) keepUnsent(this.#owner, simulationId, part)
    if (changed.length > 0 && this.#failures === 0) this.plan(GATHERING)
  }

  /** Tries again what there was no room for: there may be some now. */
  sendNow(): void {
    this.#held.clear()
    this.#refused.clear()
    this.plan(0)
  }

  plan(wait: number): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#send(), wait)
  }

  #announce(title: string): void {
    if (this.#announced.has(title)) return
    this.#announced.add(title)
    showToast({ title, tone: 'destructive' })
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #send(): Promise<void> {
    if (this.#isSending) return this.plan(GATHERING)
    this.#isSending = true
    try {
      await this.#sendAll()
      this.#failures = 0
    } catch {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++)
      this.plan(wait * (0.5 + Math.random() / 2))
    } finally {
      this.#isSending = false
    }
  }

  async #sendAll(): Promise<void> {
    for (let all = this.#listWaiting(); all.size > 0; all = this.#listWaiting()) {
      for (const [simulationId, parts] of all) {
        // Another account may have signed in: nothing of this one is sent in its name.
        if ((await findCurrentAccount())?.email !== this.#owner) return
        await this.#sendParts(simulationId, parts)
      }
    }
  }

  #listWaiting(): Map<string, Part[]> {
    const unsent = [...listUnsent(this.#owner, Date.now())]
    const waiting = unsent.map(([id, parts]): [string, Part[]] => [
      id,
      this.#refused.has(id)
        ? []
        : parts.filter((part) => this.#held.get(heldKey(id, part)) !== part.changedAt),
    ])
    return new Map(waiting.filter(([, parts]) => parts.length > 0))
  }

  async #sendParts(simulationId: string, parts: Part[]): Promise<void> {
    if (this.#refused.has(simulationId)) return
    try {
      await put(simulationId, parts)
    } catch (error) {
      if (error instanceof CallFailure && error.status === NONE_LEFT) {
        this.#refused.add(simulationId)
        return this.#announce(`${sentenceFor(error, '')} ${STAYS_HERE}`)
      }
      if (!(error instanceof CallFailure && FINAL.has(error.status))) throw error
      if (error.status === 404) this.#gone.add(simulationId)
      // One part that is refused must not take the others with it; the offer opens the way to them.
      else if (parts.length > 1) {
        const one = parts.filter(({ kind }) => kind === 'offer')
        const others = parts.filter(({ kind }) => kind !== 'offer')
        for (const part of [...one, ...others]) await this.#sendParts(simulationId, [part])
        return
      } else if (error.status === TOO_LARGE) {
        for (const part of parts) this.#held.set(heldKey(simulationId, part), part.changedAt)
        return this.#announce(sentenceFor(error, HISTORY_FULL))
      }
      this.#incomplete.add(simulationId)
    }
    dropSent(this.#owner, simulationId, parts)
    if (this.#hasAll(simulationId)) interviewStore.settle(simulationId)
  }

  #hasAll(simulationId: string): boolean {
    const unsent = listUnsent(this.#owner, Date.now())
    return !unsent.has(simulationId) && !this.#incomplete.has(simulationId)
  }
}

const heldKey = (simulationId: string, part: Part) => `${simulationId} ${partName(part)}`

async function put(simulationId: string, parts: Part[]): Promise<void> {
  const path = `/api/simulations/${simulationId}`
  const body = { parts }
  const keepalive = JSON.stringify(body).length < KEEPALIVE_MAX
  await callApi<PastSimulation>(path, { method: 'PUT', body, keepalive })
  // A list on the screen may have been read before this; one simulation has what waits here anyway.
  void queryClient.invalidateQueries({
    queryKey: ['/api/simulations'],
    predicate: ({ queryKey }) => queryKey[2] !== 'one',
  })
}

/** Typing changes an interview at every key, and none of what is kept of it. */
const hasSameSteps = (one: Interview, other: Interview): boolean =>
  one.simulationId === other.simulationId &&
  one.owner === other.owner &&
  one.answers === other.answers &&
  one.answerTimes === other.answerTimes &&
  one.feedbacks === other.feedbacks &&
  one.pointsSaid === other.pointsSaid &&
  one.earlier === other.earlier &&
  one.summary === other.summary &&
  one.currentQuestionIndex === other.currentQuestionIndex
