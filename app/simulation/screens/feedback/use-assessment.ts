import { useCallback, useEffect } from 'react'
import { CallFailure, sentenceFor } from '#app/platform/http/call-api.ts'
import { showToast } from '#app/ui/toast.ts'
import { type Interview, isAwaited } from '../../interview.ts'
import { FEEDBACK_FAILED, NO_FEEDBACK } from '../../messages.ts'
import { isAnswered } from '../../rules.ts'
import { useFeedback } from './use-feedback.ts'
import { useNetworkReturn } from './use-network-return.ts'

/** Where the feedback of one question stands, and the sentence that says so when there is none. */
export function useAssessment(interview: Interview, index: number) {
  const { isFetching, error, refetch, partial, isUnderWay } = useFeedback(interview, index)
  const feedback = interview.feedbacks[index] ?? null
  const wasPassed = !isAnswered(interview.answers[index])
  const isWaiting = !wasPassed && isAwaited(interview, index)
  const hasFailed = isWaiting && !isFetching

  useEffect(() => {
    // Without a network the screen says so by itself, once.
    if (!hasFailed || !navigator.onLine) return
    const description = sentenceFor(error, FEEDBACK_FAILED)
    showToast({ title: 'Erreur', description, tone: 'destructive' })
  }, [hasFailed, error])

  const neverArrived = hasFailed && !hasArrived(error)
  // Pressing « Réessayer » as the network returns must not send the answer twice.
  const retry = useCallback(() => refetch({ cancelRefetch: false }), [refetch])
  const retryOnReturn = useCallback(async () => {
    const wasUnderWay = isUnderWay()
    const { isError, error } = await retry()
    // The attempt that this one joined had left before the network was there again.
    if (wasUnderWay && isError && !hasArrived(error)) void retry()
  }, [isUnderWay, retry])
  useNetworkReturn(neverArrived ? retryOnReturn : null)

  const state = wasPassed ? 'passed' : feedback ? 'ready' : hasFailed ? 'failed' : 'pending'
  const followUp = !isWaiting ? 'open' : hasFailed ? 'failed' : 'pending'
  return {
    state,
    feedback,
    /** Where what was answered to the recruiter asking back stands, once there is a feedback. */
    followUp,
    /** What is known of it while it is being written. */
    partial,
    sentence: wasPassed ? NO_FEEDBACK : sentenceFor(error, FEEDBACK_FAILED),
    retry: () => void retry(),
  } as const
}

/** Whether the server answered, whatever it said. */
const hasArrived = (error: unknown) => error instanceof CallFailure
