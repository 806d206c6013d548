import { useState } from 'react'
import { pageMeta } from '#app/shell/page-meta.ts'
import { awaitsAssessments, type Interview, listUnassessed } from '../interview.ts'
import type { Route } from './+types/summary.ts'
import { AssessAll } from './summary/assess-all.tsx'
import { MissingFeedbacks } from './summary/missing-feedbacks.tsx'
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
  const [chosen, setChosen] = useState<'recap' | 'feedbacks' | null>(null)
  const missing = listUnassessed(interview).length
  const wantsFeedbacks = chosen ? chosen === 'feedbacks' : awaitsAssessments(interview)
  if (wantsFeedbacks && missing > 0) {
    return <AssessAll interview={interview} onGoOn={() => setChosen('recap')} />
  }
  return (
    <SummaryView interview={interview}>
      {missing > 0 && <MissingFeedbacks count={missing} onAsk={() => setChosen('feedbacks')} />}
    </SummaryView>
  )
}
