import { useEffect } from 'react'
import { answeredIndexes, type Interview } from '../../interview.ts'
import { useSummary } from '../../queries.ts'
import { fallbackSummary } from './fallback-summary.ts'

/** The recap of an interview: the interviewer's own, or an estimate when it cannot give one. */
export function useRecap(interview: Interview) {
  const { isError, isFetching, error, refetch } = useSummary(interview)
  const { summary, feedbacks } = interview
  const hasFailed = isError && !isFetching && !summary

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged, not shown.
    if (hasFailed) console.warn('The summary failed, an estimate is shown instead.', error)
  }, [hasFailed, error])

  const retry = () => void refetch()
  if (answeredIndexes(interview).length === 0) {
    return { state: 'nothing-answered', summary: null, retry } as const
  }
  if (summary) return { state: 'ready', summary, retry } as const
  if (hasFailed) return { state: 'estimated', summary: fallbackSummary(feedbacks), retry } as const
  return { state: 'loading', summary: null, retry } as const
}
