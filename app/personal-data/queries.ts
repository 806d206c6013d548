import { useMutation } from '@tanstack/react-query'
import type { ConfirmPassword, Message } from '#app/accounts/contract.ts'
import { markSignedOut } from '#app/accounts/tab-account.ts'
import { callApi, fetchApi } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'

export const useExport = () =>
  useMutation(
    {
      // Kept as a file from the start: read as JSON, ten thousand simulations would fill the tab.
      mutationFn: async () => (await fetchApi('/api/user/export', {})).blob(),
    },
    queryClient,
  )

/** Deletes the account; what this browser knew of it goes with it. */
export const useDeleteAccount = () =>
  useMutation(
    {
      mutationFn: (confirmation: ConfirmPassword) =>
        callApi<Message>('/api/user', { method: 'DELETE', body: confirmation }),
      onSuccess: markSignedOut,
    },
    queryClient,
  )
