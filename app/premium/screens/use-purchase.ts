import { useRef, useState } from 'react'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { showToast } from '#app/ui/toast.ts'
import type { CardAnswer } from '../contract.ts'
import { FAILED, NOT_CONFIRMED, PAYMENT_FAILED } from '../messages.ts'
import { confirmPayment } from '../queries.ts'

export type Step = 'card' | 'secure' | 'unconfirmed'

export interface Purchase {
  step: Step
  isPaying: boolean
  /** Why the last try failed, in the provider's words. */
  fault: string | null
  /** Asks the provider, and follows its answer to the end; a second press while it runs is nothing. */
  pay: (ask: () => Promise<CardAnswer>) => void
  /** Tells our server again of a payment that went through. */
  confirmAgain: () => void
}

/** One purchase, from the press of « Payer » to premium. */
export function usePurchase({
  onPaid,
  onProcessing,
}: {
  onPaid: () => void
  onProcessing: () => Promise<unknown>
}): Purchase {
  const [step, setStep] = useState<Step>('card')
  const [isPaying, setIsPaying] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const isBusy = useRef(false)
  const paidId = useRef('')

  const fail = (sentence: string, next: Step) => {
    setStep(next)
    setFault(sentence)
    showToast({ title: PAYMENT_FAILED, description: sentence, tone: 'destructive' })
  }
  const confirm = async () => {
    try {
      await confirmPayment(paidId.current)
    } catch (error) {
      return fail(sentenceFor(error, NOT_CONFIRMED), 'unconfirmed')
    }
    onPaid()
  }
  const follow = async ({ paymentIntent: { id, status }, error }: CardAnswer) => {
    paidId.current = id
    if (status === 'succeeded') return confirm()
    if (status === 'processing') return void (await onProcessing())
    if (status === 'requires_action' && !error) return setStep('secure')
    fail(error?.message ?? FAILED, 'card')
  }
  const once = async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setIsPaying(true)
    setFault(null)
    await work()
    isBusy.current = false
    setIsPaying(false)
  }

  const pay = (ask: () => Promise<CardAnswer>) =>
    void once(async () => {
      const answer = await ask().catch((error) => fail(sentenceFor(error, FAILED), step))
      if (answer) await follow(answer)
    })
  return { step, isPaying, fault, pay, confirmAgain: () => void once(confirm) }
}
