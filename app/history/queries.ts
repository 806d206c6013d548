import { useMutation, useQuery } from '@tanstack/react-query'
import { useToken } from '#app/accounts/token.ts'
import { callApi } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type { PastSimulations, WholeSimulation } from './contract.ts'
import type { Progress } from './progress-contract.ts'
import type { Standing } from './standing-contract.ts'

const PATH = '/api/simulations'

/** The simulations that an address asks for; the one before stays on the screen meanwhile. */
export function usePastSimulations(search: string) {
  const token = useToken()
  return useQuery(
    {
      queryKey: [PATH, token, search],
      queryFn: () => callApi<PastSimulations>(`${PATH}?${search}`),
      enabled: token !== null,
      placeholderData: (before) => before,
      staleTime: 0,
    },
    queryClient,
  )
}

/** One simulation whole. */
export function useWholeSimulation(id: string) {
  const token = useToken()
  return useQuery(
    {
      queryKey: [PATH, token, 'one', id],
      queryFn: () => callApi<WholeSimulation>(`${PATH}/${encodeURIComponent(id)}`),
      enabled: token !== null,
      staleTime: 0,
    },
    queryClient,
  )
}

/** The same outside of a screen. Throws as `callApi` does. */
export const findWholeSimulation = (id: string) =>
  callApi<WholeSimulation>(`${PATH}/${encodeURIComponent(id)}`)

/** The progress over the latest simulations; deleting one makes it be asked for again. */
export function useProgress() {
  const token = useToken()
  return useQuery(
    {
      queryKey: [PATH, token, 'progress'],
      queryFn: () => callApi<Progress>('/api/progress'),
      enabled: token !== null,
      staleTime: 0,
    },
    queryClient,
  )
}

/** Where the account stands, asked anew at each visit. */
export function useStanding() {
  const token = useToken()
  return useQuery(
    {
      queryKey: [PATH, token, 'standing'],
      queryFn: () => callApi<Standing>('/api/standing'),
      enabled: token !== null,
      staleTime: 0,
    },
    queryClient,
  )
}

/** Deletes one simulation, or all of them when none is named. */
export const useDeleteSimulations = () =>
  useMutation(
    {
      mutationFn: (id: string | null) =>
        callApi<object>(id === null ? PATH : `${PATH}/${encodeURIComponent(id)}`, {
          method: 'DELETE',
        }),
      // What is still on the screen behind the dialog may be gone: asking for it again would fail.
      onSuccess: () =>
        queryClient.invalidateQueries({
          queryKey: [PATH],
          predicate: ({ queryKey }) => queryKey[2] !== 'one',
        }),
    },
    queryClient,
  )
