import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '#app/hydration/after-paint.ts'
import { isOutdated, offerIfGone } from '#app/hydration/late-files.ts'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { showToast } from '#app/ui/toast.ts'
import { fetchInterviewScreens } from '../../interview-screens.ts'
import { QUESTIONS_FAILED } from '../../offer-messages.ts'
import { isLongEnough, NAVIGATION_DELAY } from '../../rules.ts'
import { mayBeginAnother } from '../../start/another.ts'
import { isLimit } from '../../start/limit.ts'
import { onRefused } from '../../start/refusal.ts'
import { ensureStart } from '../../start.ts'
import { askQuestions, NoQuestions } from './ask-questions.ts'
import { offerFault } from './offer-fault.ts'
import { forgetOfferDraft } from './use-offer-draft.ts'

/** In milliseconds. */
const BETWEEN_TRIES = 1_000

type State = 'idle' | 'asking' | 'arriving' | 'failed'

/** Asks the questions of an offer, then leads to the first one; a failure leaves everything as it was. */
export function useGeneration() {
  const [state, setState] = useState<State>('idle')
  const isAsking = useRef(false)
  const isHere = useIsHere()
  const request = useRef<AbortController>(null)
  const arrival = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()

  useEffect(() => () => clearTimeout(arrival.current), [])

  const arrive = () => {
    forgetOfferDraft()
    setState('arriving')
    arrival.current = setTimeout(() => void navigate('/simulator'), NAVIGATION_DELAY)
  }

  const ask = async (jobDescription: string) => {
    request.current = new AbortController()
    const { signal } = request.current
    setState('asking')
    await afterPaint()
    try {
      await askQuestions({ jobDescription, signal })
      if (!(await screensCome(signal))) setState('failed')
      else if (isHere.current) arrive()
    } catch (error) {
      if (!isHere.current) return
      setState('failed')
      if (!signal.aborted) void showTrouble(error)
    }
  }

  const start = async (jobDescription: string) => {
    if (isAsking.current || !isLongEnough(jobDescription)) return
    const fault = offerFault(jobDescription)
    if (fault) return tell(fault)
    isAsking.current = true
    try {
      // No simulation is spent on questions that this version of the page can no longer show.
      if (!(await fetchInterviewScreens()) && isOutdated()) return
      if (!(await mayBeginAnother(navigate))) return
      const access = await ensureStart()
      if (access === 'yes') await ask(jobDescription)
      else await onRefused(access)
    } catch (error) {
      void showTrouble(error)
    } finally {
      isAsking.current = false
    }
  }

  const cancel = () => request.current?.abort()
  const isRunning = state === 'asking' || state === 'arriving'
  return { start, cancel, isRunning, hasFailed: state === 'failed' }
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

/** A screen that was left is led nowhere, and says nothing. */
function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

async function showTrouble(error: unknown) {
  if (await offerIfGone(error)) return
  if (isLimit(error)) return onRefused('upgrade')
  const description =
    error instanceof NoQuestions ? error.message : sentenceFor(error, QUESTIONS_FAILED)
  tell(description)
}

const tell = (description: string) =>
  showToast({ title: 'Erreur', description, tone: 'destructive' })
