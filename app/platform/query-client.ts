import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { CallFailure, callApi } from './http/call-api.ts'

/** Asks for the first element of the query's key; a 401 is null where the caller expects visitors. */
export function queryFunction({ on401 }: { on401: 'throw' | 'null' }): QueryFunction<unknown> {
  return async ({ queryKey: [path], signal }) => {
    try {
      return await callApi(String(path), { signal })
    } catch (error) {
      if (on401 === 'null' && error instanceof CallFailure && error.status === 401) return null
      throw error
    }
  }
}

/**
 * The one cache of the tab: what a screen asked for goes on although the screen is left.
 * A network that seems absent fails at once instead of holding the question back in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: queryFunction({ on401: 'throw' }),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
