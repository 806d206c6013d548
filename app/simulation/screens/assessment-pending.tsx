import { Skeleton } from '#app/ui/skeleton.tsx'

/** The shape of the feedback while it is being written. */
export function AssessmentPending() {
  return (
    <div>
      <p className="mb-6 text-ink-soft">Nous relisons votre réponse, mot à mot.</p>
      <div className="grid gap-3">
        <Skeleton />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-2/3" />
      </div>
      <div className="mt-10 grid gap-10 sm:grid-cols-2">
        <PendingList />
        <PendingList />
      </div>
    </div>
  )
}

function PendingList() {
  return (
    <div className="grid gap-3">
      <Skeleton className="mb-2 h-6 w-1/2" />
      <Skeleton />
      <Skeleton className="h-5 w-4/5" />
    </div>
  )
}
