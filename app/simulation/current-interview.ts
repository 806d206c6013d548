import { useSyncExternalStore } from 'react'
import { onAccountLeft, signedInAs } from '#app/accounts/tab-account.ts'
import { removeStored, writeStored } from '#app/platform/browser-storage.ts'
import { deferred } from '#app/ui/deferred.ts'
import type { Spoken } from '#app/voice/contract.ts'
import type { Interview } from './interview.ts'
import * as verbs from './interview-verbs.ts'
import { isInterviewKept, STORAGE_KEY } from './kept-interview.ts'
import { dropMadeHere, keepMadeHere, settle } from './made-here.ts'
import { type Arrival, receiveFeedback } from './receive-feedback.ts'

/** How long a pause in typing is, in milliseconds, before the draft is mirrored. */
const MIRROR_PAUSE = 300

let interview: Interview | null = null
/** When the candidate last changed it, in this tab: what arrives for it by itself makes it no newer. */
let changedAt = 0
let pendingMirror: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** What the field holds since its last key; every verb takes it up first, so that no key is lost. */
let typed: string | null = null
const typing = deferred(() => {
  const text = typed
  typed = null
  if (text !== null) changeSoon((now) => verbs.writeDraft(now, text))
})

export function currentInterview(): Interview | null {
  typing.now()
  return interview
}

const shownInterview = () => interview
const noInterview = () => null

/** The interview of this tab, in memory only: a reload begins without one. */
export const useInterview = (): Interview | null =>
  useSyncExternalStore(followInterview, shownInterview, noInterview)

type Beginning = Omit<Parameters<typeof verbs.begin>[0], 'now' | 'owner'> &
  Pick<Interview, 'isPrivate'>

/** What the screens may do to the interview; every verb is also mirrored in the tab's storage. */
export const interviewStore = {
  /** One that may not leave this device belongs to no account until it is given to one. */
  begin: ({ isPrivate, ...beginning }: Beginning) => {
    dropMadeHere()
    const owner = isPrivate ? null : signedInAs()
    keep({ ...verbs.begin({ ...beginning, owner, now: Date.now() }), isPrivate })
  },
  startQuestion: () => changeSoon((now) => verbs.startQuestion(now, Date.now())),
  /** The field shows a key by itself: the rest of the page follows once that is seen. */
  writeDraft: (text: string) => {
    typed = text
    typing.ask()
  },
  speak: (spoken: Spoken) => change((now) => verbs.speak(now, spoken)),
  answer: (text: string) => change((now) => verbs.answer(now, text, Date.now())),
  skip: () => change((now) => verbs.skip(now, Date.now())),
  next: () => change(verbs.next),
  retry: (index: number) => change((now) => verbs.retry(now, index, Date.now())),
  askAgain: (simulationId: string, asked: Parameters<typeof verbs.askAgain>[1]) =>
    changeOf(simulationId, (now) => verbs.askAgain(now, asked)),
  receiveFeedback: (simulationId: string, arrival: Arrival) =>
    changeOf(simulationId, (now) => receiveFeedback(now, arrival)),
  /** For the verbs of one screen alone, which the others need not load. */
  change,
  changeSoon,
  receiveSummary: (simulationId: string, summary: Parameters<typeof verbs.receiveSummary>[1]) =>
    changeOf(simulationId, (now) => verbs.receiveSummary(now, summary)),
  restore: (found: Interview) => keep(found),
  claim: (owner: string) => change((now) => verbs.claim(now, owner)),
  disclaim: () => change(verbs.disclaim),
  /** A history has all of it: from now on it is one of the account's like any other. */
  settle: (simulationId: string) => {
    dropMadeHere(simulationId)
    changeOf(simulationId, settle)
  },
  clear: () => {
    removeStored('session', STORAGE_KEY)
    dropMadeHere()
    forget()
  },
  /** The same for one alone, in this tab or on this device. */
  clearOne: async (simulationId: string) => {
    const here = currentInterview() ?? (await findInterrupted())
    dropMadeHere(simulationId)
    if (here?.simulationId !== simulationId) return
    removeStored('session', STORAGE_KEY)
    forget()
  },
}

onAccountLeft(forget)

function forget() {
  typed = null
  clearTimeout(pendingMirror)
  publish(null)
}

/** The interview that a reload interrupted, if the tab or the device kept one that can still be read. */
export async function findInterrupted(): Promise<Interview | null> {
  if (!isInterviewKept()) return null
  const { findKept } = await import('./stored-interview.ts')
  return findKept(Date.now())
}

function change(verb: (interview: Interview) => Interview) {
  if (act(verb)) mirroring.ask()
}

/** Says whether there was an interview to change. */
function act(verb: (interview: Interview) => Interview): boolean {
  typing.now()
  if (!interview) return false
  const next = verb(interview)
  if (next !== interview) changedAt = Date.now()
  publish(next)
  return true
}

/** Mirrored once its effect is shown: a hand need not wait for that. */
const mirroring = deferred(mirror)

/** What may be written a little later, so that a hand need not wait for it. */
function changeSoon(verb: (interview: Interview) => Interview) {
  if (!act(verb)) return
  clearTimeout(pendingMirror)
  pendingMirror = setTimeout(mirror, MIRROR_PAUSE)
}

/** What arrives for a simulation that was left meanwhile has nowhere to go. */
function changeOf(simulationId: string, verb: (interview: Interview) => Interview) {
  typing.now()
  if (interview?.simulationId !== simulationId) return
  const next = verb(interview)
  if (next === interview) return
  publish(next)
  mirroring.ask()
}

function keep(next: Interview) {
  typing.now()
  changedAt = Date.now()
  publish(next)
  mirror()
}

function mirror() {
  typing.now()
  clearTimeout(pendingMirror)
  if (!interview) return
  const kept = { savedAt: Date.now(), changedAt, interview }
  const text = JSON.stringify(kept)
  writeStored('session', STORAGE_KEY, text)
  keepMadeHere(kept, text)
}

function publish(next: Interview | null) {
  interview = next
  for (const listener of listeners) listener()
}

/** Calls back whenever the interview of this tab is another one; the answer ends that. */
export function followInterview(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

// A phone may kill a hidden tab without another word: both moments are the last chance to write.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', mirror)
  document.addEventListener('visibilitychange', () => document.hidden && mirror())
}
