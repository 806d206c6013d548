import { useQuery } from '@tanstack/react-query'
import { callApi } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type { Article } from './contract.ts'

/** An article that the server shows to nobody but administrators; asked anew at each look. */
export const useDraft = (slug: string, token: string) =>
  useQuery(
    {
      queryKey: ['/api/blog/articles', slug, token],
      queryFn: ({ signal }) =>
        callApi<Article>(`/api/blog/articles/${encodeURIComponent(slug)}`, { signal }),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
