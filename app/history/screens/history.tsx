import { useCurrentAccount } from '#app/accounts/queries.ts'
import { openPremiumDialog } from '#app/premium/open-premium-dialog.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import { Link } from '#app/ui/link.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { useQueryOfAddress } from '#app/ui/query-of-address.ts'
import { openDeleteDialog } from '../open-delete-dialog.tsx'
import { usePastSimulations } from '../queries.ts'
import { SIMULATIONS_PER_PAGE } from '../rules.ts'
import type { Route } from './+types/history.ts'
import { HistorySearch } from './history-search.tsx'
import { PageLinks } from './page-links.tsx'
import { type HistoryFilters, isSearch, queryOf, readSearch } from './search-params.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { SimulationRows } from './simulation-rows.tsx'
import { Trouble } from './trouble.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Historique',
    description: 'Vos simulations passées, leurs réponses et leurs retours.',
    isIndexed: false,
  })

export default function HistoryScreen() {
  const search = useQueryOfAddress()
  return (
    <div className="mx-auto max-w-5xl pt-10 sm:pt-16">
      <h1 className="mb-8 text-question">Vos simulations</h1>
      <SignedInOnly>
        <PastList filters={readSearch(search)} />
      </SignedInOnly>
    </div>
  )
}

function PastList({ filters }: { filters: HistoryFilters }) {
  const account = useCurrentAccount()
  const { data, error, isPlaceholderData, refetch } = usePastSimulations(queryOf(filters))
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading className="py-20 text-xl">Chargement de vos simulations</Loading>
  const { simulations, total, hidden } = data
  const isEmpty = simulations.length === 0
  if (isEmpty && hidden === 0 && !isSearch(filters) && filters.page === 1) return <NothingYet />
  return (
    <>
      {account?.isPremium && <ProgressLink />}
      {(total > 1 || isSearch(filters)) && <HistorySearch filters={filters} />}
      <div aria-busy={isPlaceholderData} className="mt-4 aria-busy:opacity-60">
        <p role="status" className="py-3 text-base text-ink-soft">
          {countWords(total)}
        </p>
        <SimulationRows simulations={simulations} />
        <PageLinks filters={filters} pages={Math.ceil(total / SIMULATIONS_PER_PAGE)} />
      </div>
      {hidden > 0 && !account?.isAdmin && <MoreWithPremium hidden={hidden} />}
      <Button
        variant="quiet"
        className="mt-10 -ml-5"
        onClick={() => void openDeleteDialog(null, () => {})}
      >
        Supprimer toutes mes simulations
      </Button>
    </>
  )
}

const ProgressLink = () => (
  <p className="-mt-4 mb-4">
    <Link to="/progression" className="link inline-flex min-h-11 items-center">
      Voir ma progression
    </Link>
  </p>
)

function countWords(total: number): string {
  if (total === 0) return 'Aucune simulation ne correspond.'
  return total > 1 ? `${total.toLocaleString('fr-FR')} simulations` : '1 simulation'
}

function NothingYet() {
  return (
    <div>
      <Drawing of="empty" className="mb-8" />
      <p className="max-w-[38rem] text-xl text-ink-soft">
        Vous n'avez pas encore de simulation. La prochaine sera enregistrée ici au fur et à mesure
        de vos réponses.
      </p>
      <ButtonLink to="/job-description" variant="primary" className="mt-8">
        Commencer une simulation
      </ButtonLink>
    </div>
  )
}

/** What a free account is told: nothing is lost, and who sees it. */
function MoreWithPremium({ hidden }: { hidden: number }) {
  const kept =
    hidden > 1
      ? `${hidden} simulations plus anciennes sont conservées.`
      : 'Une simulation plus ancienne est conservée.'
  return (
    <Card aria-labelledby="more" className="mt-8">
      <h2 id="more" className="text-2xl">
        {kept}
      </h2>
      <p className="mt-2 text-ink-soft">
        La version gratuite montre votre dernière simulation. Premium les montre toutes, et permet
        de suivre vos progrès de l'une à l'autre.
      </p>
      <Button className="mt-5" onClick={() => void openPremiumDialog()}>
        Voir Premium
      </Button>
    </Card>
  )
}
