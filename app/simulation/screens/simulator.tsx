import { pageMeta } from '#app/shell/page-meta.ts'
import { Redirect } from '#app/ui/redirect.tsx'
import { isBeyondLast } from '../interview.ts'
import type { Route } from './+types/simulator.ts'
import { AnsweringScreen } from './simulator/answering-screen.tsx'
import { WithInterview } from './with-interview.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Simulation en cours',
    description: 'Répondez, une question à la fois, comme face au recruteur.',
    isIndexed: false,
  })

export default function SimulatorScreen() {
  return (
    <WithInterview>
      {(interview) =>
        isBeyondLast(interview) && !interview.retrying ? (
          <Redirect to="/summary" />
        ) : (
          <AnsweringScreen interview={interview} />
        )
      }
    </WithInterview>
  )
}
