import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/summary.ts'
import { SummaryView } from './summary/summary-view.tsx'
import { WithInterview } from './with-interview.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Résumé de la simulation',
    description: "Votre score, vos points forts et la marche à suivre pour le jour de l'entretien.",
    isIndexed: false,
  })

export default function SummaryScreen() {
  return <WithInterview>{(interview) => <SummaryView interview={interview} />}</WithInterview>
}
