import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callStream } from '#app/platform/http/call-stream.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type { Feedback, PartialFeedback } from '../../contract.ts'
import { interviewStore } from '../../current-interview.ts'
import { givenFollowUp, type Interview, isAwaited } from '../../interview.ts'
import { isAnswered } from '../../rules.ts'
import { serverOrDevice } from '../../server-or-device.ts'
import { followUps } from './follow-ups.ts'

const PATH = '/api/generate-feedback'

/**
 * The feedback of one question, asked for as soon as there is an answer and no feedback yet;
 * `partial` is what is known of it while it is being written, null before and after; `isUnderWay` says
 * whether it is asked for at this moment, before any screen shows so.
 */
export function useFeedback(interview: Interview, index: number) {
  const { simulationId, jobDescription } = interview
  const question = interview.questions[index] ?? ''
  const answer = interview.answers[index] ?? ''
  const followUp = givenFollowUp(interview, index)
  const addition = followUp?.answer
  const partialKey = ['partial', PATH, simulationId, index, answer, addition]
  const keepPartial = (partial: PartialFeedback | null) =>
    queryClient.setQueryData(partialKey, partial)

  const whole = useQuery(
    {
      queryKey: [PATH, simulationId, index, answer, addition],
      queryFn: async () => {
        try {
          const body = { question, answer, jobDescription, ...(followUp && { followUp }) }
          const feedback = await serverOrDevice({
            server: () =>
              callStream<Feedback>(PATH, {
                body,
                last: 'feedback',
                onEvent: (_name, data) => keepPartial(data as PartialFeedback),
              }),
            device: ({ assessHere }) => assessHere(body),
            isPrivate: interview.isPrivate,
          })
          const arrival = { index, answer, feedback }
          if (addition === undefined) interviewStore.receiveFeedback(simulationId, arrival)
          else followUps.receive(simulationId, { ...arrival, addition })
          return feedback
        } finally {
          keepPartial(null)
        }
      },
      enabled: isAnswered(answer) && isAwaited(interview, index),
    },
    queryClient,
  )
  const { data: partial = null } = useQuery<PartialFeedback | null>(
    { queryKey: partialKey, enabled: false },
    queryClient,
  )
  const isUnderWay = useCallback(
    () =>
      queryClient.isFetching({
        queryKey: [PATH, simulationId, index, answer, addition],
        exact: true,
      }) > 0,
    [simulationId, index, answer, addition],
  )
  return { ...whole, partial, isUnderWay }
}
