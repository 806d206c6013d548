import { useState } from 'react'
import { pageMeta } from '#app/shell/page-meta.ts'
import { type Interview, listUnassessed } from '../interview.ts'
import type { Route } from './+types/summary.ts'
import { AssessAll } from './summary/assess-all.tsx'
import { SummaryView } from './summary/summary-view.tsx'
import { WithInterview } from './with-interview.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Résumé de la simulation',
    description: "Votre score, vos points forts et la marche à suivre pour le jour de l'entretien.",
    isIndexed: false,
  })

export default function SummaryScreen() {
  return <WithInterview>{(interview) => <AtTheEnd interview={interview} />}</WithInterview>
}

/** The recap, once every answer of real conditions is assessed, or whoever waits goes on without. */
function AtTheEnd({ interview }: { interview: Interview }) {
  const [goesOn, setGoesOn] = useState(false)
  return goesOn || listUnassessed(interview).length === 0 ? (
    <SummaryView interview={interview} />
  ) : (
    <AssessAll interview={interview} onGoOn={() => setGoesOn(true)} />
  )
}
