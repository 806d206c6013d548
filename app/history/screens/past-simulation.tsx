import { useEffect, useState } from 'react'
import { CallFailure, sentenceFor } from '#app/platform/http/call-api.ts'
import { openPremiumDialog } from '#app/premium/open-premium-dialog.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Interview } from '#app/simulation/interview.ts'
import { PastRecap } from '#app/simulation/past-recap.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import type { WholeSimulation } from '../contract.ts'
import { interviewOf } from '../parts.ts'
import { useWholeSimulation } from '../queries.ts'
import { partsAsWritten } from '../resume.ts'
import type { Route } from './+types/past-simulation.ts'
import { PastActions } from './past-actions.tsx'
import { PastQuestions } from './past-questions.tsx'
import { SignedInOnly } from './signed-in-only.tsx'
import { Employer, stateOf, titleOf, whenAndHow } from './simulation-rows.tsx'
import { Trouble } from './trouble.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Une simulation passée',
    description: "L'offre, les questions, vos réponses et leurs retours.",
    isIndexed: false,
  })

export default function PastSimulationScreen({ params }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl pt-8 sm:pt-12">
      <SignedInOnly>
        <Past key={params.id} id={params.id} />
      </SignedInOnly>
    </div>
  )
}

function Past({ id }: { id: string }) {
  const { data, error, refetch } = useWholeSimulation(id)
  const interview = useInterviewOf(data)
  if (error) return <Refused error={error} onRetry={() => void refetch()} />
  if (!data || !interview) {
    return <Loading className="py-20 text-xl">Chargement de votre simulation</Loading>
  }
  const { simulation } = data
  const hasRetries = interview.earlier.some((attempts) => attempts.length > 0)
  return (
    <article className="grid gap-12">
      <header>
        <h1 className="text-question wrap-anywhere first-letter:uppercase">
          {titleOf(simulation)}
        </h1>
        <p className="mt-3 text-ink-soft">
          <Employer simulation={simulation} />
          {`${whenAndHow(simulation)}. ${stateOf(simulation)}.`}
        </p>
        {simulation.score !== null && (
          <p className="mt-1 text-ink-soft">
            <span className="figures">{`Score : ${simulation.score} sur 100`}</span>
            {hasRetries && ', avec votre dernier essai à chaque question'}
          </p>
        )}
        <PastActions whole={data} interview={interview} />
      </header>
      {interview.summary && <PastRecap summary={interview.summary} />}
      <PastQuestions whole={data} interview={interview} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          L'offre
        </summary>
        <p className="mt-3 text-base wrap-anywhere whitespace-pre-wrap">
          {interview.jobDescription}
        </p>
      </details>
    </article>
  )
}

/** The interview as the server has it, with what this browser could not send yet. */
function useInterviewOf(whole: WholeSimulation | undefined): Interview | null {
  const [interview, setInterview] = useState<Interview | null>(null)
  useEffect(() => {
    if (!whole) return
    let isShown = true
    void partsAsWritten(whole).then((parts) => {
      if (isShown) setInterview(interviewOf(whole.simulation.id, parts))
    })
    return () => {
      isShown = false
    }
  }, [whole])
  return interview
}

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = error instanceof CallFailure ? error.status : null
  if (status !== 403 && status !== 404) return <Trouble error={error} onRetry={onRetry} />
  return (
    <div className="py-10">
      <h1 className="text-question">
        {status === 404 ? 'Simulation introuvable' : 'Cette simulation est réservée à Premium'}
      </h1>
      <p className="mt-4 text-ink-soft">{sentenceFor(error, '')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {status === 403 && (
          <Button variant="primary" onClick={() => void openPremiumDialog()}>
            Voir Premium
          </Button>
        )}
        <ButtonLink to="/historique">Voir l'historique</ButtonLink>
      </div>
    </div>
  )
}
