import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import {
  currentToasts,
  dismissToast,
  noToasts,
  subscribeToToasts,
  TOAST_DURATION,
  type Toast,
} from './toast.ts'

/** The primitives of a toast weigh more than the landing page can carry: they come with the first one. */
const ToastList = lazy<typeof BareToast>(() =>
  import('./toast-list.tsx').then(
    ({ ToastList }) => ({ default: ToastList }),
    () => ({ default: BareToast }),
  ),
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

/** Where the primitives cannot come, as without a network, the words are shown all the same. */
function BareToast({ toasts: [toast] }: { toasts: readonly Toast[] }) {
  const id = toast?.id
  useEffect(() => {
    if (id === undefined) return
    const leaving = setTimeout(() => dismissToast(id), TOAST_DURATION)
    return () => clearTimeout(leaving)
  }, [id])
  if (!toast?.isOpen) return null
  return (
    <p
      role="alert"
      data-above-actions
      className="fixed inset-x-4 bottom-[calc(1rem+var(--action-bar,0px))] z-50 rounded-xl border border-hairline bg-surface p-4 shadow-raised sm:left-auto sm:w-100"
    >
      <strong>{toast.title}</strong> {toast.description}
    </p>
  )
}
