import { useMutation } from '@tanstack/react-query'
import type { Message } from '#app/accounts/contract.ts'
import { callApi } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type { SupportMessage } from './contract.ts'

export const useSendMessage = () =>
  useMutation(
    {
      mutationFn: (message: SupportMessage) =>
        callApi<Message>('/api/support', { method: 'POST', body: message }),
    },
    queryClient,
  )
