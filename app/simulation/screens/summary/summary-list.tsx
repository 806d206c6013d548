import { noBreak } from '#app/ui/no-break.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

interface Props {
  title: string
  tone: 'good' | 'improve'
  items: readonly string[] | undefined
  isLoading: boolean
  /** Every question was passed: nothing can be said of answers that were not given. */
  isAllPassed?: boolean
}

const TITLES = { good: 'text-good', improve: 'text-improve' }
const ALL_PASSED = "Aucune réponse donnée\u00a0: il n'y a encore rien à relire."
const NOTHING = {
  good: 'Rien de particulier à relever pour le moment.',
  improve: 'Rien de précis à corriger pour le moment.',
}

/** What the whole interview showed, as hairlined rows. */
export function SummaryList({ title, tone, items = [], isLoading, isAllPassed = false }: Props) {
  return (
    <section>
      <h2 className={`text-2xl ${TITLES[tone]}`}>{title}</h2>
      <ul className="mt-4 divide-y divide-hairline border-t border-hairline">
        {items.map((item) => (
          <li key={item} className="py-3 wrap-anywhere">
            {noBreak(item)}
          </li>
        ))}
        {items.length === 0 && (
          <li className="py-3 text-ink-soft">
            {isLoading ? <PendingRows /> : <span>{isAllPassed ? ALL_PASSED : NOTHING[tone]}</span>}
          </li>
        )}
      </ul>
    </section>
  )
}

function PendingRows() {
  return (
    <span className="grid gap-4 py-1">
      <Skeleton />
      <Skeleton className="h-5 w-3/4" />
    </span>
  )
}
