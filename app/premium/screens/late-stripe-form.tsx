import { Loading } from '#app/ui/loading.tsx'
import { ScriptBlocked } from './script-blocked.tsx'
import type { StripeFormProps } from './stripe-form.tsx'
import { useLate } from './use-late.ts'

/** The form of the provider, fetched when somebody is about to pay with it. */
export function LateStripeForm(props: StripeFormProps) {
  const form = useLate(async () => (await import('./stripe-form.tsx')).StripeForm)
  if (form.isBlocked) return <ScriptBlocked onRetry={form.tryAgain} />
  if (!form.part) return <Loading className="py-8">Ouverture du formulaire de paiement…</Loading>
  return <form.part {...props} />
}
