import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Activity } from '../../contract.ts'
import { ACTIVITY_FAILED } from '../../messages.ts'
import { useActivity } from '../../queries.ts'
import { DayChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'

type Days = Activity['days']

/** « Résumé d'activité »: the last 30 days, drawn, and as a table for who prefers numbers. */
export function ActivitySummary() {
  const { data, isError } = useActivity()
  return (
    <Card aria-labelledby="activite">
      <h2 id="activite" className="text-xl">
        Résumé d'activité
      </h2>
      <p className="mt-1 text-base text-ink-soft">
        Les 30 derniers jours, heure de Paris, visiteurs sans compte compris.
      </p>
      {data ? (
        <Charts days={data.days} />
      ) : isError ? (
        <p role="alert" className="mt-5 text-danger">
          {ACTIVITY_FAILED}
        </p>
      ) : (
        <Skeleton className="mt-5 h-36 w-full" />
      )}
    </Card>
  )
}

function Charts({ days }: { days: Days }) {
  return (
    <>
      <div className="mt-6 grid gap-8 md:grid-cols-3">
        <DayChart name="Inscriptions" tone="text-blue" days={days} of="signups" />
        <DayChart
          name="Simulations, visiteurs compris"
          tone="text-accent"
          days={days}
          of="simulations"
        />
        <DayChart name="Paiements" tone="text-good" days={days} of="payments" />
      </div>
      <details className="mt-6">
        <summary className="link inline-flex min-h-11 items-center">Voir le tableau</summary>
        <DayTable days={days} />
      </details>
    </>
  )
}
