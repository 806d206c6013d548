import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#app/accounts/contract.ts'
import { useToken } from '#app/accounts/token.ts'
import { CallFailure, callApi } from '#app/platform/http/call-api.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type { CardAnswer, OpenedPayment } from './contract.ts'
import { PREMIUM_PRICE } from './rules.ts'

/** How often a payment that the bank still thinks about is asked for again, in milliseconds. */
const PROCESSING_ROUND = 2_000
const SLOW_ROUND = 10_000
const QUICK_ROUNDS = 15

const post = <Answer>(path: string, body: unknown) =>
  callApi<Answer>(path, { method: 'POST', body })

/** The payment that is under way, opened if there is none; asked again while the bank thinks. */
export const useOpenPayment = () => {
  const token = useToken()
  return useQuery(
    {
      queryKey: ['/api/stripe/create-payment-intent', token],
      queryFn: () =>
        post<OpenedPayment>('/api/stripe/create-payment-intent', { amount: PREMIUM_PRICE.amount }),
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => {
        if (state.data?.status !== 'processing' || state.error) return false
        return state.dataUpdateCount > QUICK_ROUNDS ? SLOW_ROUND : PROCESSING_ROUND
      },
    },
    queryClient,
  )
}

export const isAlreadyPremium = (error: unknown): boolean =>
  error instanceof CallFailure && error.status === 409

export const confirmPayment = (paymentIntentId: string) =>
  post<CurrentUser>('/api/stripe/confirm-payment', { paymentIntentId })

export const showPretendCard = (clientSecret: string, cardNumber: string) =>
  post<CardAnswer>('/api/stripe/pretend/confirm', { clientSecret, cardNumber })

export const authenticatePretend = (clientSecret: string, isApproved: boolean) =>
  post<CardAnswer>('/api/stripe/pretend/authenticate', { clientSecret, isApproved })
