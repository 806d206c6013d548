import { staticIsland } from '#app/hydration/static-island.tsx'
import { portsContext } from '#app/page-context.ts'
import { BRAND } from '#app/shell/brand.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { webApplication } from '../web-application.ts'
import { whoInterviews } from '../who-interviews.ts'
import type { Route } from './+types/home.ts'
import { Hero } from './home/hero.tsx'
import { Invitation } from './home/invitation.tsx'

const Below = staticIsland(() => import('./home/below.tsx').then(({ Below }) => Below))

const DESCRIPTION =
  "Collez une offre d'emploi, répondez aux questions que ce recruteur pourrait poser, recevez une analyse de chaque réponse et un rapport PDF. Trois simulations gratuites, sans compte."

export const loader = ({ context }: Route.LoaderArgs) => ({
  interviewer: whoInterviews(context.get(portsContext).env),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Simulateur d'entretien d'embauche",
    description: DESCRIPTION,
    keywords:
      "simulateur d'entretien, entretien d'embauche, simulation d'entretien, questions d'entretien, préparation entretien, IA, recrutement, emploi",
    structuredData: webApplication({
      name: BRAND,
      description: DESCRIPTION,
      url: `${matches[0].loaderData?.publicUrl ?? ''}/`,
    }),
  })

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Below interviewer={loaderData.interviewer} />
      <Invitation />
    </>
  )
}
