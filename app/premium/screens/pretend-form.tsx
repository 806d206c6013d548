import type { FormEvent } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { showPretendCard } from '../queries.ts'
import { groupDigits } from './group-digits.ts'
import { PayButton } from './pay-button.tsx'
import type { Purchase } from './use-purchase.ts'

const CARDS = [
  ['4242 4242 4242 4242', 'acceptée'],
  ['4000 0000 0000 0002', 'refusée'],
  ['4000 0025 0000 3155', 'demande 3-D Secure'],
  ['4000 0000 0000 0101', 'acceptée après cinq secondes'],
]

/** The card of the demonstration: it looks like a payment, and no money moves. */
export function PretendForm({
  clientSecret,
  purchase,
}: {
  clientSecret: string
  purchase: Purchase
}) {
  const { isPaying, fault, pay } = purchase
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const cardNumber = String(new FormData(event.currentTarget).get('number'))
    pay(() => showPretendCard(clientSecret, cardNumber))
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <div className="rounded-xl border border-dashed border-edge p-4 text-base">
        <p>
          <strong>Mode démonstration : aucun argent ne circule.</strong> N'entrez pas de vraie
          carte, mais un de ces numéros, avec une date et un code quelconques.
        </p>
        <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {CARDS.map(([number, outcome]) => (
            <div key={number} className="contents">
              <dt className="figures whitespace-nowrap">{number}</dt>
              <dd className="text-ink-soft max-sm:mb-1">{outcome}</dd>
            </div>
          ))}
        </dl>
      </div>
      <TextField
        label="Numéro de carte"
        name="number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        onInput={(event) => groupDigits(event.currentTarget)}
        required
        // Back from the bank, which refused: what was pressed there is gone.
        autoFocus={fault !== null}
        fault={fault ?? undefined}
      />
      <div className="grid grid-cols-2 gap-5">
        <TextField
          label="Expiration"
          placeholder="MM/AA"
          inputMode="numeric"
          autoComplete="off"
          pattern="\s*(0?[1-9]|1[0-2])\s*/?\s*\d{2}\s*"
          title="Le mois et l'année, par exemple 12/34"
          required
        />
        <TextField
          label="CVC"
          inputMode="numeric"
          autoComplete="off"
          pattern="\d{3,4}"
          title="Trois ou quatre chiffres"
          required
        />
      </div>
      <PayButton isPaying={isPaying} />
    </form>
  )
}
