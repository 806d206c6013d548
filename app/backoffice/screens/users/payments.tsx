import { formatAmount, formatDate } from '../../format.ts'
import { PAYMENTS_FAILED } from '../../messages.ts'
import { usePayments } from '../../queries.ts'
import { Badge } from './badge.tsx'

const STATUSES: Record<string, string> = {
  succeeded: 'Réussi',
  open: 'En attente',
  canceled: 'Annulé',
  refused: 'Refusé',
  refunded: 'Remboursé',
  lost: 'Litige perdu',
}

export function Payments({ id }: { id: string }) {
  const { data, isError } = usePayments(id)
  if (!data && isError) return <p className="text-danger">{PAYMENTS_FAILED}</p>
  if (!data) return <p role="status">Chargement de l'historique des paiements...</p>
  if (data.payments.length === 0) {
    return <p className="text-ink-soft">Aucun historique de paiement</p>
  }
  return (
    <ul className="divide-y divide-hairline">
      {data.payments.map(({ id, amount, currency, status, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span>
            <span className="figures font-semibold">{formatAmount(amount, currency)}</span>
            <span className="block text-base text-ink-soft">{formatDate(createdAt)}</span>
          </span>
          <Badge tone={status === 'succeeded' ? 'plain' : 'danger'}>
            {STATUSES[status] ?? status}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
