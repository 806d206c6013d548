import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useState } from 'react'
import { Loading } from '#app/ui/loading.tsx'
import { PayButton } from './pay-button.tsx'
import { payByCard } from './pay-by-card.ts'
import { ScriptBlocked } from './script-blocked.tsx'
import { useLate } from './use-late.ts'
import type { Purchase } from './use-purchase.ts'

export interface StripeFormProps {
  clientSecret: string
  publishableKey: string
  purchase: Purchase
}

/** The card field of the provider, whose script comes now and not before. */
export function StripeForm({ publishableKey, ...rest }: StripeFormProps) {
  const {
    part: stripe,
    isBlocked,
    tryAgain,
  } = useLate(() => loadStripe(publishableKey, { locale: 'fr' }))
  if (isBlocked) return <ScriptBlocked onRetry={tryAgain} />
  if (!stripe) return <Loading className="py-8">Ouverture du formulaire de paiement…</Loading>
  return (
    <Elements stripe={stripe} options={{ locale: 'fr' }}>
      <CardForm {...rest} />
    </Elements>
  )
}

function CardForm({ clientSecret, purchase }: Omit<StripeFormProps, 'publishableKey'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setIsReady] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const card = elements?.getElement(CardElement)
    if (stripe && card) purchase.pay(() => payByCard(stripe, clientSecret, card))
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-semibold">Carte bancaire</legend>
        {/* The field is a page of the provider: it stays light, so that its ink can be read. */}
        <div className="rounded-xl border border-edge bg-white px-4 py-4">
          <CardElement
            onReady={() => setIsReady(true)}
            options={{ hidePostalCode: true, style: { base: { fontSize: '17px' } } }}
          />
        </div>
        {purchase.fault && (
          <p role="alert" className="text-base leading-snug text-danger">
            {purchase.fault}
          </p>
        )}
      </fieldset>
      <PayButton isPaying={purchase.isPaying} isReady={isReady} />
    </form>
  )
}
