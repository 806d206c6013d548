import { Button } from '#app/ui/button.tsx'
import { PREMIUM_PRICE_SHOWN } from '../rules.ts'

export const PayButton = ({
  isPaying,
  isReady = true,
}: {
  isPaying: boolean
  isReady?: boolean
}) => (
  <Button type="submit" variant="primary" disabled={isPaying || !isReady} aria-busy={isPaying}>
    {isPaying ? 'Paiement en cours…' : `Payer ${PREMIUM_PRICE_SHOWN}`}
  </Button>
)
