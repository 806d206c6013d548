import { CallFailure, sentenceFor } from '#app/platform/http/call-api.ts'
import { openPremiumDialog } from '#app/premium/open-premium-dialog.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import { Link } from '#app/ui/link.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { QuoteList } from '#app/ui/quote-list.tsx'
import type { Progress } from '../progress-contract.ts'
import { useProgress } from '../queries.ts'
import { PROGRESS_MIN, PROGRESS_WINDOW } from '../rules.ts'
import type { Route } from './+types/progress.ts'
import { NextStep } from './progress/next-step.tsx'
import { ProgressCharts } from './progress/progress-charts.tsx'
import { ProgressTable } from './progress/progress-table.tsx'
import { RetoldStories } from './progress/retold-stories.tsx'
import { SignedInOnly } from './signed-in-only.tsx'
import { Trouble } from './trouble.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Progression',
    description: "Ce qui progresse et ce qui reste à travailler, d'une simulation à l'autre.",
    isIndexed: false,
  })

export default function ProgressScreen() {
  return (
    <div className="mx-auto max-w-3xl pt-10 sm:pt-16">
      <h1 className="mb-8 text-question">Votre progression</h1>
      <SignedInOnly>
        <ProgressOverTime />
      </SignedInOnly>
    </div>
  )
}

function ProgressOverTime() {
  const { data, error, refetch } = useProgress()
  if (error instanceof CallFailure && error.status === 403) return <Refused error={error} />
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading className="py-20 text-xl">Chargement de votre progression</Loading>
  const { simulations, points, next, stories } = data
  const isEnough = simulations.length >= PROGRESS_MIN
  return (
    <div className="grid gap-14">
      {isEnough ? <OverTime progress={data} /> : <TooFew count={simulations.length} />}
      {points.length > 0 && (
        <section aria-labelledby="points">
          <h2 id="points" className="text-2xl">
            Ce qui revient dans vos réponses
          </h2>
          <QuoteList items={points} className="mt-5 space-y-3" />
        </section>
      )}
      {next && <NextStep next={next} />}
      {(isEnough || stories.length > 0) && <RetoldStories stories={stories} />}
      <p>
        <Link to="/historique" className="link inline-flex min-h-11 items-center">
          Toutes vos simulations
        </Link>
      </p>
    </div>
  )
}

function OverTime({ progress: { simulations, total } }: { progress: Progress }) {
  const read =
    total > simulations.length
      ? `Vos ${simulations.length} dernières simulations terminées, sur ${total}`
      : `Vos ${total} simulations terminées`
  return (
    <section aria-label="Score et dimensions au fil du temps" className="grid gap-8">
      <p className="text-ink-soft">
        {`${read}, avec votre dernier essai à chaque question. Cette page en compare ${PROGRESS_WINDOW} au plus, les plus récentes. Chaque dimension va de 1 à 5 : une réponse y compte d'autant plus que sa question porte sur elle.`}
      </p>
      <ProgressCharts simulations={simulations} />
      <ProgressTable simulations={simulations} />
    </section>
  )
}

const COUNTED = [
  "Aucune n'est terminée et notée pour l'instant.",
  'Vous en avez une.',
  'Vous en avez deux.',
]

/** Two points make a line, not a tendency. */
function TooFew({ count }: { count: number }) {
  return (
    <div className="max-w-[38rem]">
      <Drawing of="progress" className="mb-8" />
      <p className="text-xl text-ink-soft">
        {`Il faut trois simulations terminées, chacune avec au moins une réponse notée, pour parler de progrès. ${COUNTED[count]}`}
      </p>
      <ButtonLink to="/job-description" className="mt-8">
        Commencer une simulation
      </ButtonLink>
    </div>
  )
}

function Refused({ error }: { error: CallFailure }) {
  return (
    <div className="max-w-[38rem]">
      <p className="text-xl text-ink-soft">{sentenceFor(error, '')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void openPremiumDialog()}>
          Voir Premium
        </Button>
        <ButtonLink to="/historique">Voir l'historique</ButtonLink>
      </div>
    </div>
  )
}
