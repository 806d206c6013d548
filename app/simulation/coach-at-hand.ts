import { COACH_PROGRAM, coachInBrowser, endCoach } from '#app/interviewer/coach-in-browser.ts'
import { isCoachKept, keepCoach } from '#app/offline/keep-coach.ts'
import { sparesNetwork } from '#app/offline/spares-network.ts'

/** Keeps the coach on this device once the page has nothing better to do, unless its reader spares the network. */
export async function keepCoachHere(): Promise<void> {
  if (!('serviceWorker' in navigator) || sparesNetwork()) return
  // Without one nothing that is kept would be found again.
  await navigator.serviceWorker.ready
  await idle()
  await keepCoach(COACH_PROGRAM)
}

/** Has the coach that is kept here read an offer, so that the pages of its trade are kept too. */
export async function keepPagesFor(jobDescription: string): Promise<void> {
  if (sparesNetwork() || !(await isCoachKept(COACH_PROGRAM))) return
  await idle()
  await coachInBrowser.askQuestions(jobDescription)
  endCoach()
}

const idle = () =>
  new Promise<void>((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => done()) : setTimeout(done),
  )
