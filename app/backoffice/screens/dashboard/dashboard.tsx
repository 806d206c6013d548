import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Stats } from '../../contract.ts'
import { averagePerUser, conversionRate, formatNumber } from '../../format.ts'
import { STATS_FAILED } from '../../messages.ts'
import { useStats } from '../../queries.ts'
import { ActivitySummary } from './activity-summary.tsx'
import { LiveBadge } from './live-badge.tsx'
import { SeoCard } from './seo-card.tsx'
import { UnclaimedPayments } from './unclaimed-payments.tsx'

/** What a day of the product looks like in figures. */
export function Dashboard() {
  const { data, isError, dataUpdatedAt } = useStats()
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-section">Tableau de bord</h1>
        {data && <LiveBadge isLive={!isError} at={dataUpdatedAt} />}
      </div>
      <UnclaimedPayments />
      {data ? <Figures stats={data} /> : isError ? <Failed /> : <Skeletons />}
      <div className="mt-10 grid gap-10">
        <ActivitySummary />
        <SeoCard />
      </div>
    </>
  )
}

const Failed = () => (
  <p role="alert" className="rounded-xl bg-danger-tint p-5 text-danger">
    {STATS_FAILED}
  </p>
)

function Figures({ stats }: { stats: Stats }) {
  const { totalUsers, premiumUsers, recentSignups, totalSimulations } = stats
  const rate = conversionRate(premiumUsers, totalUsers)
  const average = averagePerUser(totalSimulations, totalUsers)
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Figure name="Utilisateurs" value={formatNumber(totalUsers)} note="au total" />
        <Figure
          name="Utilisateurs Premium"
          value={formatNumber(premiumUsers)}
          note={`${rate}\u00a0% des utilisateurs`}
        />
        <Figure
          name="Nouvelles inscriptions"
          value={formatNumber(recentSignups)}
          note="sur les 7 derniers jours"
        />
        <Figure
          name="Simulations"
          value={formatNumber(totalSimulations)}
          note={`avec compte, ${average} en moyenne par utilisateur`}
        />
      </div>
      <Card className="mt-10" aria-labelledby="indicateurs">
        <h2 id="indicateurs" className="text-xl">
          Indicateurs clés
        </h2>
        <dl className="mt-3 divide-y divide-hairline">
          <Metric name="Taux de conversion Premium" value={`${rate}\u00a0%`} />
          <Metric name="Simulations moyennes par utilisateur" value={average} />
          <Metric name="Croissance cette semaine" value={`+${formatNumber(recentSignups)}`} />
        </dl>
      </Card>
    </>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <Card className="p-4! sm:p-6!" aria-label={name}>
      <h2 className="font-text text-base leading-snug font-normal tracking-normal text-ink-soft">
        {name}
      </h2>
      <p className="figures mt-1 text-4xl leading-tight font-bold">{value}</p>
      <p className="mt-1 text-base text-ink-soft">{note}</p>
    </Card>
  )
}

const Metric = ({ name, value }: { name: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-6 py-2.5">
    <dt>{name}</dt>
    <dd className="figures text-xl font-semibold">{value}</dd>
  </div>
)

function Skeletons() {
  return (
    <div role="status" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <span className="sr-only">Chargement...</span>
      {[1, 2, 3, 4].map((card) => (
        <Card key={card} className="p-4! sm:p-6!">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-3 h-9 w-1/2" />
          <Skeleton className="mt-3 h-4 w-full" />
        </Card>
      ))}
    </div>
  )
}
