import { findCurrentAccount } from '#app/accounts/queries.ts'
import { CallFailure, callApi } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type { Interview } from '#app/simulation/interview.ts'
import { currentInterview, followInterview } from '#app/simulation/session.ts'
import type { Part, PastSimulation } from './contract.ts'
import { contentsOf } from './parts.ts'
import { takeChanged } from './stamps.ts'
import { dropSent, keepUnsent, listUnsent } from './unsent.ts'

/** In milliseconds: steps that come together are sent together; a failure waits twice as long each time. */
const GATHERING = 50
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000
/** Browsers let calls this small finish when their tab closes. */
const KEEPALIVE_MAX = 60_000
/** What no repetition would change: the parts themselves are refused, or the run is gone. */
const FINAL = new Set([400, 404, 413])

/**
 * Keeps the interview of this tab on the server for who is signed in, step by step, behind the
 * screens: what cannot be sent waits in the browser. The answer stops it.
 */
export function keepSaving(owner: string): () => void {
  const saver = new Saver(owner)
  const stopFollowing = followInterview(() => saver.note(currentInterview()))
  const sendNow = () => saver.plan(0)
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
    const changed = takeChanged(simulationId, contentsOf(interview), Date.now())
    for (const part of changed) keepUnsent(this.#owner, simulationId, part)
    if (changed.length > 0 && this.#failures === 0) this.plan(GATHERING)
  }

  plan(wait: number): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#send(), wait)
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
    const waiting = () => listUnsent(this.#owner, Date.now())
    for (let all = waiting(); all.size > 0; all = waiting()) {
      for (const [simulationId, parts] of all) {
        // Another account may have signed in: nothing of this one is sent in its name.
        if ((await findCurrentAccount())?.email !== this.#owner) return
        await this.#sendParts(simulationId, parts)
      }
    }
  }

  async #sendParts(simulationId: string, parts: Part[]): Promise<void> {
    try {
      await put(simulationId, parts)
    } catch (error) {
      if (!(error instanceof CallFailure && FINAL.has(error.status))) throw error
      if (error.status === 404) this.#gone.add(simulationId)
      // One part that is refused must not take the others with it; the offer opens the way to them.
      else if (parts.length > 1) {
        const one = parts.filter(({ kind }) => kind === 'offer')
        const others = parts.filter(({ kind }) => kind !== 'offer')
        for (const part of [...one, ...others]) await this.#sendParts(simulationId, [part])
        return
      }
    }
    dropSent(this.#owner, simulationId, parts)
  }
}

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
  one.earlier === other.earlier &&
  one.summary === other.summary &&
  one.currentQuestionIndex === other.currentQuestionIndex
