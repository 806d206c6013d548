import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '#app/hydration/after-paint.ts'
import { offerIfGone } from '#app/hydration/late-files.ts'
import { showToast } from '#app/ui/toast.ts'
import type { Format } from '../../format.ts'
import { WAITS_FOR_NETWORK } from '../../messages.ts'
import { isLongEnough, NAVIGATION_DELAY } from '../../rules.ts'
import { forgetOfferDraft } from './use-offer-draft.ts'

type State = 'idle' | 'asking' | 'arriving' | 'failed'

/** What a press needs, and nobody before: fetched once the page is live. */
const loadSteps = () => import('./generation-steps.ts')

/** Asks the questions of an offer, then leads to the first one; a failure leaves everything as it was. */
export function useGeneration() {
  const [state, setState] = useState<State>('idle')
  const isAsking = useRef(false)
  const isHere = useIsHere()
  const request = useRef<AbortController>(null)
  const arrival = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()

  useEffect(() => {
    loadSteps().catch(() => {})
    return () => clearTimeout(arrival.current)
  }, [])

  const arrive = () => {
    forgetOfferDraft()
    setState('arriving')
    arrival.current = setTimeout(() => void navigate('/simulator'), NAVIGATION_DELAY)
  }

  const ask = async (jobDescription: string, format?: Format) => {
    request.current = new AbortController()
    const { signal } = request.current
    setState('asking')
    await afterPaint()
    const { bringQuestions, showTrouble } = await loadSteps()
    try {
      if (!(await bringQuestions({ jobDescription, format, signal }))) setState('failed')
      else if (isHere.current) arrive()
    } catch (error) {
      if (!isHere.current) return
      setState('failed')
      if (!signal.aborted) void showTrouble(error)
    }
  }

  const start = async (jobDescription: string, format?: Format) => {
    if (isAsking.current || !isLongEnough(jobDescription)) return
    isAsking.current = true
    try {
      const { mayAsk, showTrouble } = await loadSteps()
      const may = await mayAsk(jobDescription, navigate).catch((error: unknown) => {
        void showTrouble(error)
        return false
      })
      if (may) await ask(jobDescription, format)
    } catch (error) {
      if (!(await offerIfGone(error))) showToast(WAITS_FOR_NETWORK)
    } finally {
      isAsking.current = false
    }
  }

  const cancel = () => request.current?.abort()
  const isRunning = state === 'asking' || state === 'arriving'
  return { start, cancel, isRunning, hasFailed: state === 'failed' }
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
