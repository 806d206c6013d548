import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { authenticatePretend } from '../queries.ts'
import type { Purchase } from './use-purchase.ts'

/** What the buyer's bank would show, played by the demonstration. */
export function PretendSecureStep({
  clientSecret,
  purchase,
}: {
  clientSecret: string
  purchase: Purchase
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: keyboard and screen reader go on here.
  useEffect(() => heading.current?.focus(), [])
  const answer = (isApproved: boolean) =>
    purchase.pay(() => authenticatePretend(clientSecret, isApproved))
  return (
    <section className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Vérification 3-D Secure
      </h3>
      <p className="text-ink-soft">
        Votre banque vous demande de confirmer ce paiement. En démonstration, vous répondez à sa
        place.
      </p>
      <Button variant="primary" disabled={purchase.isPaying} onClick={() => answer(true)}>
        Confirmer le paiement
      </Button>
      <Button disabled={purchase.isPaying} onClick={() => answer(false)}>
        Refuser
      </Button>
    </section>
  )
}
