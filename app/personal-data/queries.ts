import { useMutation } from '@tanstack/react-query'
import type { ConfirmPassword, Message } from '#app/accounts/contract.ts'
import { forgetAccount } from '#app/accounts/queries.ts'
import { callApi } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type { PersonalData } from './contract.ts'

export const useExport = () =>
  useMutation({ mutationFn: () => callApi<PersonalData>('/api/user/export') }, queryClient)

/** Deletes the account; what this browser knew of it goes with it. */
export const useDeleteAccount = () =>
  useMutation(
    {
      mutationFn: (confirmation: ConfirmPassword) =>
        callApi<Message>('/api/user', { method: 'DELETE', body: confirmation }),
      onSuccess: forgetAccount,
    },
    queryClient,
  )
