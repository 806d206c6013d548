import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type { Attempt, SentSession, Summary } from './contract.ts'
import { interviewStore } from './current-interview.ts'
import { answeredIndexes, givenFollowUp, type Interview } from './interview.ts'
import { downloadReport } from './report/download.ts'
import type { Report } from './report-contract.ts'
import { serverOrDevice } from './server-or-device.ts'

const post = <Answer>(path: string, body: unknown, signal?: AbortSignal) =>
  callApi<Answer>(path, { method: 'POST', body, signal })

/** Milliseconds that the content of a report may take: nothing is written for it. */
const REPORT_WITHIN = 60_000

/** The recap, asked for once there is something to sum up; a feedback that came late asks again. */
export function useSummary(interview: Interview) {
  const { simulationId, answers, feedbacks, followUps } = interview
  const scores = feedbacks.map((feedback) => feedback?.score ?? null)
  return useQuery(
    {
      queryKey: ['/api/generate-summary', simulationId, answers, scores, followUps],
      queryFn: async ({ queryKey: [path] }) => {
        const session = sent(interview)
        const summary = await serverOrDevice({
          server: () => post<Summary>(String(path), { session }),
          device: ({ sumUpHere }) => sumUpHere(session),
          isPrivate: interview.isPrivate,
        })
        interviewStore.receiveSummary(simulationId, summary)
        return summary
      },
      enabled: answeredIndexes(interview).length > 0 && !interview.summary,
    },
    queryClient,
  )
}

/**
 * Gathers the report of an interview and downloads it as a PDF; its library comes with the click.
 * It goes on although the screen is left: whoever asked for a file gets one, and one only.
 */
export function useReport(interview: Interview, summary: Summary | null) {
  const mutationKey = ['/api/generate-report', interview.simulationId]
  const { isPending, mutateAsync } = useMutation(
    {
      mutationKey,
      mutationFn: async () => {
        const earlier = interview.earlier.map((attempts) => attempts.map(withoutWords))
        const asked = { session: { ...sent(interview), earlier, summary } }
        const limit = AbortSignal.timeout(REPORT_WITHIN)
        const report = await serverOrDevice({
          server: () => post<Report>('/api/generate-report', asked, limit),
          device: async ({ reportHere }) => reportHere(asked.session),
          // A report that is late is not replaced by a poorer one.
          signal: limit,
          isPrivate: interview.isPrivate,
        })
        await downloadReport(report)
      },
    },
    queryClient,
  )
  const onTheWay = useIsMutating({ mutationKey }, queryClient)
  return {
    isPending: isPending || onTheWay > 0,
    /** Null while one is on its way. */
    download: () => (queryClient.isMutating({ mutationKey }) > 0 ? null : mutateAsync()),
  }
}

/** Of an earlier attempt the report compares the figures; its words would be most of what is sent. */
const withoutWords = ({ feedback }: Attempt) => ({
  feedback: feedback && { score: feedback.score, dimensions: feedback.dimensions },
})

/** The interview as the server sums it up: the latest attempts, without what only the screens need. */
function sent(interview: Interview): SentSession {
  const {
    questionStartedAt: _,
    draft: __,
    earlier: ___,
    retrying: ____,
    draftSpoken: _____,
    lines: ______,
    pointsSaid: _______,
    format,
    ...rest
  } = interview
  return {
    ...rest,
    ...(format && { format }),
    followUps: interview.questions.map((_, index) => givenFollowUp(interview, index)),
  }
}
