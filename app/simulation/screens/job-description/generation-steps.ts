import type { NavigateFunction } from 'react-router'
import { isOutdated, offerIfGone } from '#app/hydration/late-files.ts'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { showToast } from '#app/ui/toast.ts'
import { fetchInterviewScreens } from '../../interview-screens.ts'
import { QUESTIONS_FAILED } from '../../offer-messages.ts'
import { mayBeginAnother } from '../../start/another.ts'
import { isLimit } from '../../start/limit.ts'
import { onRefused } from '../../start/refusal.ts'
import { ensureStart } from '../../start.ts'
import { type Ask, askQuestions, NoQuestions } from './ask-questions.ts'
import { offerFault } from './offer-fault.ts'

/** In milliseconds. */
const BETWEEN_TRIES = 1_000

/** Whether questions may be asked about this offer; whoever may not is told why. */
export async function mayAsk(jobDescription: string, navigate: NavigateFunction): Promise<boolean> {
  const fault = offerFault(jobDescription)
  if (fault) {
    tell(fault)
    return false
  }
  // No simulation is spent on questions that this version of the page can no longer show.
  if (!(await fetchInterviewScreens()) && isOutdated()) return false
  if (!(await mayBeginAnother(navigate))) return false
  const access = await ensureStart()
  if (access !== 'yes') await onRefused(access)
  return access === 'yes'
}

/** Begins the interview with its questions, and says whether what shows them came too. Throws as `askQuestions`. */
export async function bringQuestions(asked: Ask): Promise<boolean> {
  await askQuestions(asked)
  return screensCome(asked.signal)
}

/**
 * The questions are here and kept: what shows them is asked for until it comes, or until it is known
 * that it will not, and the page has offered to reload.
 */
async function screensCome(signal: AbortSignal): Promise<boolean> {
  while (!(await fetchInterviewScreens())) {
    if (isOutdated()) return false
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES))
    signal.throwIfAborted()
  }
  return true
}

export async function showTrouble(error: unknown): Promise<void> {
  if (await offerIfGone(error)) return
  if (isLimit(error)) return onRefused('upgrade')
  tell(error instanceof NoQuestions ? error.message : sentenceFor(error, QUESTIONS_FAILED))
}

const tell = (description: string) =>
  showToast({ title: 'Erreur', description, tone: 'destructive' })
