import { useMutation } from '@tanstack/react-query'
import type { Message } from '#app/accounts/contract.ts'
import { CallFailure, callApi } from '#app/platform/http/call-api.ts'
import { faultsOf } from '#app/platform/posted-form.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type { Written } from './contract.ts'

/** Sends a message, or fails as the call would: its rules come with the first one, no screen waits for them. */
export const useSendMessage = () => useMutation({ mutationFn: send }, queryClient)

async function send(written: Written): Promise<Message> {
  const { SupportMessage } = await import('./contract.ts')
  const read = SupportMessage.safeParse(written)
  if (!read.success)
    throw new CallFailure(400, JSON.stringify({ fields: faultsOf(read.error) }), '')
  return callApi<Message>('/api/support', { method: 'POST', body: read.data })
}
