import { useQuery } from '@tanstack/react-query'
import type { InDepth } from '#app/interviewer/in-depth.ts'
import { callApi } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type { AskInDepth } from '../../in-depth-contract.ts'

/** The closer look at one answer; the same words give the same look, so it is asked for once. */
export const useInDepth = (body: AskInDepth) =>
  useQuery(
    {
      queryKey: ['/api/analyse-answer', body],
      queryFn: () => callApi<InDepth>('/api/analyse-answer', { method: 'POST', body }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
    },
    queryClient,
  )
