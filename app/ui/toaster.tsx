import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, noToasts, subscribeToToasts } from './toast.ts'

/** The primitives of a toast weigh more than the landing page can carry: they come with the first one. */
const ToastList = lazy(() =>
  import('./toast-list.tsx').then(({ ToastList }) => ({ default: ToastList })),
)

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  )
}
