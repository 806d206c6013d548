import type { ReactNode } from 'react'
import { PREMIUM_PRICE_SHOWN } from '#app/premium/rules.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { QuoteList } from '#app/ui/quote-list.tsx'
import { FREE_PLAN, PREMIUM_PLAN } from '../../content/pricing.ts'
import { UpgradeButton } from '../../upgrade-button.tsx'

export function Plans() {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
      <Plan name="Gratuit" price="0 €" terms="sans compte, sans carte bancaire" items={FREE_PLAN}>
        <ButtonLink to="/job-description">Commencer une simulation</ButtonLink>
      </Plan>
      <Plan
        name="Premium"
        price={PREMIUM_PRICE_SHOWN}
        terms="une seule fois, à vie"
        items={PREMIUM_PLAN}
        badge="Recommandé"
      >
        <UpgradeButton className="grid" />
        <p className="text-base text-ink-soft">
          Personnel, lié à une adresse e-mail. Sans frais cachés ni abonnement.
        </p>
      </Plan>
    </div>
  )
}

interface PlanProps {
  name: string
  price: string
  terms: string
  items: readonly string[]
  badge?: string
  children: ReactNode
}

function Plan({ name, price, terms, items, badge, children }: PlanProps) {
  return (
    <section
      aria-labelledby={name}
      className={`flex flex-col rounded-xl border bg-surface p-6 sm:p-9 ${badge ? 'border-accent shadow-raised' : 'border-hairline'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={name} className="text-2xl">
          {name}
        </h2>
        {badge && (
          <span className="rounded-full bg-accent-tint px-3 text-base leading-7 font-semibold text-accent-strong">
            {badge}
          </span>
        )}
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-3">
        <span className="figures text-6xl leading-none font-bold tracking-tight">{price}</span>
        <span className="text-ink-soft">{terms}</span>
      </p>
      <QuoteList items={items} className="mt-7 mb-8 space-y-3" />
      <div className="mt-auto grid gap-3">{children}</div>
    </section>
  )
}
