import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { showToast } from '#app/ui/toast.ts'
import { isLimit } from '../limit.ts'
import { QUESTIONS_FAILED } from '../messages.ts'
import { NoQuestions, useAskQuestions } from '../queries.ts'
import { onRefused } from '../refusal.ts'
import { isLongEnough, NAVIGATION_DELAY } from '../rules.ts'
import { ensureStart } from '../start.ts'
import { isTooLong } from './offer-field.tsx'
import { forgetOfferDraft } from './use-offer-draft.ts'

/** Asks the questions of an offer, then leads to the first one; a failure leaves everything as it was. */
export function useGeneration() {
  const { mutate, isPending, isError } = useAskQuestions()
  const [isArriving, setIsArriving] = useState(false)
  const isAsking = useRef(false)
  const request = useRef<AbortController>(null)
  const arrival = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()

  useEffect(() => () => clearTimeout(arrival.current), [])

  const arrive = () => {
    forgetOfferDraft()
    setIsArriving(true)
    arrival.current = setTimeout(() => void navigate('/simulator'), NAVIGATION_DELAY)
  }

  const start = async (jobDescription: string) => {
    if (isPending || isAsking.current) return
    if (!isLongEnough(jobDescription) || isTooLong(jobDescription)) return
    isAsking.current = true
    const access = await ensureStart()
    isAsking.current = false
    if (access !== 'yes') return onRefused(access)
    const controller = new AbortController()
    request.current = controller
    const onError = (error: unknown) => {
      if (!controller.signal.aborted) void showTrouble(error)
    }
    mutate({ jobDescription, signal: controller.signal }, { onSuccess: arrive, onError })
  }

  const cancel = () => request.current?.abort()
  return { start, cancel, isRunning: isPending || isArriving, hasFailed: isError }
}

async function showTrouble(error: unknown) {
  if (isLimit(error)) return onRefused('upgrade')
  const description =
    error instanceof NoQuestions ? error.message : sentenceFor(error, QUESTIONS_FAILED)
  showToast({ title: 'Erreur', description, tone: 'destructive' })
}
