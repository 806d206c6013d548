import { Card } from '#app/ui/card.tsx'
import { formatAmount, formatDate } from '../../format.ts'
import { useUnclaimedPayments } from '../../queries.ts'

/** Money that arrived for nobody: shown while there is some, and until it went back. */
export function UnclaimedPayments() {
  const { data } = useUnclaimedPayments()
  if (!data || data.payments.length === 0) return null
  return (
    <Card className="mb-8 border-danger!" aria-labelledby="sans-compte">
      <h2 id="sans-compte" className="text-xl">
        Paiements reçus sans compte
      </h2>
      <p className="mt-1 text-base text-ink-soft">
        Le compte de l'acheteur n'existait plus quand l'argent est arrivé. Remboursez ces paiements
        chez le prestataire : ils disparaissent alors d'ici.
      </p>
      <ul className="mt-3 divide-y divide-hairline">
        {data.payments.map(({ id, paymentId, amount, currency, arrivedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              <span className="figures font-semibold">{formatAmount(amount, currency)}</span>
              <span className="text-ink-soft">, le {formatDate(arrivedAt)}</span>
            </span>
            <code className="wrap-anywhere text-base">{paymentId}</code>
          </li>
        ))}
      </ul>
    </Card>
  )
}
