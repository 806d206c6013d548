import { Toast } from 'radix-ui'
import { CloseMark } from './close-mark.tsx'
import { dismissToast, TOAST_DURATION, type Toast as ToastState } from './toast.ts'

const EDGE: Record<ToastState['tone'], string> = {
  plain: 'border-l-good',
  destructive: 'border-l-danger',
}

export function ToastList({ toasts }: { toasts: readonly ToastState[] }) {
  return (
    <Toast.Provider duration={TOAST_DURATION} label="Notification" swipeDirection="down">
      {toasts.map(({ id, title, description, tone, isOpen }) => (
        <Toast.Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => open || dismissToast(id)}
          type={tone === 'destructive' ? 'foreground' : 'background'}
          className={`flex items-start gap-3 rounded-xl border border-l-4 border-hairline bg-surface py-2 pr-2 pl-4 shadow-raised data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y) ${EDGE[tone]}`}
        >
          <ToneMark tone={tone} />
          <div className="min-w-0 flex-1 py-2 leading-snug">
            <Toast.Title className="font-semibold">{title}</Toast.Title>
            {description && (
              <Toast.Description className="mt-1 text-base text-ink-soft">
                {description}
              </Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label="Fermer"
            className="flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft hover:text-ink"
          >
            <CloseMark />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        label="Notifications ({hotkey})"
        data-above-actions
        className="fixed inset-x-4 bottom-[calc(1rem+var(--action-bar,0px))] z-50 sm:left-auto sm:w-100"
      />
    </Toast.Provider>
  )
}

function ToneMark({ tone }: { tone: ToastState['tone'] }) {
  const isTrouble = tone === 'destructive'
  return (
    <svg
      viewBox="0 0 24 24"
      className={`mt-2.5 size-5 shrink-0 fill-none stroke-current stroke-2 ${isTrouble ? 'text-danger' : 'text-good'}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d={isTrouble ? 'M12 7v6m0 4v.01' : 'm8 12.5 2.7 2.7L16 9.5'} />
    </svg>
  )
}
