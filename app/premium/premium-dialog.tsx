import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { refreshCurrentAccount } from '#app/accounts/queries.ts'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { OpenedPayment } from './contract.ts'
import {
  ALREADY_PREMIUM,
  DECLINED_LATER,
  FAILED,
  NOT_CONFIRMED,
  NOW_PREMIUM,
  PAYMENT_SUCCEEDED,
} from './messages.ts'
import { isAlreadyPremium, useOpenPayment } from './queries.ts'
import { LateStripeForm } from './screens/late-stripe-form.tsx'
import { Notice } from './screens/notice.tsx'
import { Pitch } from './screens/pitch.tsx'
import { PretendForm } from './screens/pretend-form.tsx'
import { PretendSecureStep } from './screens/pretend-secure-step.tsx'
import { type Purchase, usePurchase } from './screens/use-purchase.ts'

/** « Passer à Premium »: what it brings, the card, and every way that a payment may go. */
export function PremiumDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Passer à Premium">
      <Payment onClose={onClose} />
    </Dialog>
  )
}

function Payment({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useOpenPayment()
  const wasProcessing = useRef(false)
  const isPremium = isAlreadyPremium(error)
  const finish = useCallback(() => {
    showToast({ title: PAYMENT_SUCCEEDED, description: NOW_PREMIUM })
    void refreshCurrentAccount()
    onClose()
  }, [onClose])
  const purchase = usePurchase({
    onPaid: finish,
    onProcessing: () => {
      // The bank may be done before we ask.
      wasProcessing.current = true
      return refetch()
    },
  })

  const isProcessing = data?.status === 'processing' && !error
  useEffect(() => {
    if (isProcessing) wasProcessing.current = true
    else if (isPremium && wasProcessing.current) finish()
    else if (isPremium) void refreshCurrentAccount()
  }, [isProcessing, isPremium, finish])

  if (isPremium) return <Close onClose={onClose}>{ALREADY_PREMIUM}</Close>
  if (error) {
    const again = <Button onClick={() => void refetch()}>Réessayer</Button>
    return <Notice action={!isFetching && again}>{sentenceFor(error, FAILED)}</Notice>
  }
  if (!data) return <Loading className="py-8">Ouverture du paiement…</Loading>
  if (isProcessing) return <Processing onClose={onClose} />
  return (
    <Paying opened={data} purchase={purchase}>
      {wasProcessing.current && <Notice>{DECLINED_LATER}</Notice>}
    </Paying>
  )
}

function Close({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return <Notice action={<Button onClick={onClose}>Fermer</Button>}>{children}</Notice>
}

const Processing = ({ onClose }: { onClose: () => void }) => (
  <Close onClose={onClose}>
    Votre banque traite encore ce paiement. Vous pouvez attendre ici ou fermer cette fenêtre : votre
    compte deviendra Premium dès sa réponse, sans rien payer de plus.
  </Close>
)

interface PayingProps {
  opened: OpenedPayment
  purchase: Purchase
  children: ReactNode
}

function Paying({ opened, purchase, children }: PayingProps) {
  const { clientSecret, publishableKey } = opened
  if (purchase.step === 'secure') {
    return <PretendSecureStep clientSecret={clientSecret} purchase={purchase} />
  }
  if (purchase.step === 'unconfirmed') {
    const again = (
      <Button variant="primary" disabled={purchase.isPaying} onClick={purchase.confirmAgain}>
        Réessayer
      </Button>
    )
    return <Notice action={again}>{NOT_CONFIRMED}</Notice>
  }
  return (
    <>
      <Pitch />
      {children}
      {publishableKey === null ? (
        <PretendForm clientSecret={clientSecret} purchase={purchase} />
      ) : (
        <LateStripeForm
          clientSecret={clientSecret}
          publishableKey={publishableKey}
          purchase={purchase}
        />
      )}
    </>
  )
}
