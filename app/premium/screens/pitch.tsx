import { QuoteList } from '#app/ui/quote-list.tsx'
import { PREMIUM_PRICE_SHOWN } from '../rules.ts'

const BENEFITS = [
  'Simulations illimitées',
  "Un retour avancé de l'IA",
  'Des analyses de performance détaillées',
  'Une assistance prioritaire',
]

/** What Premium brings, and what it costs. */
export const Pitch = () => (
  <div className="mb-6">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="figures text-4xl leading-none font-bold tracking-tight">
        {PREMIUM_PRICE_SHOWN}
      </span>
      <span className="text-ink-soft">une seule fois, à vie</span>
    </p>
    <QuoteList items={BENEFITS} className="mt-4 space-y-1.5" />
  </div>
)
