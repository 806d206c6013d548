import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'

/** Loads the provider's script; one that an extension or a network blocks is said, never waited for. */
export function useStripeScript(load: () => Promise<Stripe | null>) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [isBlocked, setIsBlocked] = useState(false)
  const [round, setRound] = useState(0)
  const latest = useRef(load)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round tries again
  useEffect(() => {
    let isShown = true
    setIsBlocked(false)
    latest
      .current()
      .then((loaded) => {
        if (!isShown) return
        setStripe(loaded)
        setIsBlocked(loaded === null)
      })
      .catch(() => isShown && setIsBlocked(true))
    return () => {
      isShown = false
    }
  }, [round])

  return { stripe, isBlocked, tryAgain: () => setRound(round + 1) }
}
