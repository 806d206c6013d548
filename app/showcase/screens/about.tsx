import { portsContext } from '#app/page-context.ts'
import { BRAND } from '#app/shell/brand.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { organizationData } from '../structured-data.ts'
import { whoInterviews } from '../who-interviews.ts'
import type { Route } from './+types/about.ts'
import { Statistics } from './about/statistics.tsx'
import { Story, Technology } from './about/story.tsx'
import { Team } from './about/team.tsx'
import { Timeline } from './about/timeline.tsx'
import { Values } from './about/values.tsx'

const DESCRIPTION =
  "Pourquoi et comment nous construisons un simulateur d'entretien d'embauche : notre mission, nos valeurs, notre parcours et la technologie qui vous répond."

export const loader = ({ context }: Route.LoaderArgs) => ({
  interviewer: whoInterviews(context.get(portsContext).env),
  isDemonstration: context.get(portsContext).cashier.pretend !== null,
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "À Propos de notre simulateur d'entretien",
    description: DESCRIPTION,
    picture: '/social/about.png',
    structuredData: organizationData({
      publicUrl: matches[0].loaderData?.publicUrl ?? '',
      brand: BRAND,
      description: DESCRIPTION,
    }),
  })

export default function AboutScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Mission />
      <Statistics areExamples={loaderData.isDemonstration} />
      <Story />
      <Values />
      <Timeline />
      <Team />
      <Technology interviewer={loaderData.interviewer} />
      <Invitation />
    </>
  )
}

function Mission() {
  return (
    <div className="pt-10 pb-14 sm:pt-16">
      <p className="font-semibold text-accent">À Propos</p>
      <h1 className="mt-3 max-w-[18ch] text-display font-bold tracking-[-0.035em]">
        Que personne n'arrive seul à un entretien.
      </h1>
      <p className="mt-6 max-w-[40rem] text-xl text-ink-soft">
        Notre mission : donner à chaque candidat, quel que soit son métier, l'entraînement
        qu'offrirait un bon coach. Une offre, ses questions, vos réponses, et un retour qui montre
        quoi garder et quoi changer.
      </p>
    </div>
  )
}

function Invitation() {
  return (
    <section
      aria-labelledby="essayer"
      className="rounded-xl border border-hairline bg-surface p-6 text-center sm:p-12"
    >
      <h2 id="essayer" className="text-section">
        Le mieux est d'essayer.
      </h2>
      <div className="mt-7 grid justify-center gap-3 sm:flex">
        <ButtonLink to="/job-description" variant="primary">
          Commencer une simulation
        </ButtonLink>
        <ButtonLink to="/pricing">Voir les tarifs</ButtonLink>
      </div>
    </section>
  )
}
