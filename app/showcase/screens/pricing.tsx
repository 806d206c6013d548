import { portsContext } from '#app/page-context.ts'
import { PREMIUM_PRICE_SHOWN } from '#app/premium/rules.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { QUESTIONS } from '../content/pricing.ts'
import { faqData } from '../structured-data.ts'
import { UpgradeButton } from '../upgrade-button.tsx'
import { whoInterviews } from '../who-interviews.ts'
import type { Route } from './+types/pricing.ts'
import { Benefits } from './pricing/benefits.tsx'
import { Faq } from './pricing/faq.tsx'
import { Plans } from './pricing/plans.tsx'
import { Testimonials } from './pricing/testimonials.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Tarifs : gratuit, puis un seul paiement',
    description: `Trois simulations d'entretien gratuites, puis Premium : ${PREMIUM_PRICE_SHOWN} une seule fois, à vie et sans limite. Ni abonnement, ni frais cachés.`,
    picture: '/social/pricing.png',
    structuredData: faqData(QUESTIONS),
  })

export const loader = ({ context }: Route.LoaderArgs) => ({
  interviewer: whoInterviews(context.get(portsContext).env),
})

export default function PricingScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="pt-10 pb-12 sm:pt-16">
        <p className="font-semibold text-accent">Tarifs</p>
        <h1 className="mt-3 max-w-[22ch] text-display font-bold tracking-[-0.035em]">
          Essayez d'abord. Payez une fois, si cela vous sert.
        </h1>
      </div>
      <Plans />
      <Benefits interviewer={loaderData.interviewer} />
      <Testimonials />
      <Faq />
      <section
        aria-labelledby="choisir"
        className="rounded-xl border border-hairline bg-surface p-6 text-center sm:p-12"
      >
        <h2 id="choisir" className="text-section">
          Votre prochain entretien mérite une répétition.
        </h2>
        <div className="mt-7 grid justify-center gap-3 sm:flex">
          <UpgradeButton className="grid" />
          <ButtonLink to="/job-description">Commencer une simulation</ButtonLink>
        </div>
      </section>
    </>
  )
}
