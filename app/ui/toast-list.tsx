import { Toast } from 'radix-ui'
import { dismissToast, TOAST_DURATION, type Toast as ToastState } from './toast.ts'

export function ToastList({ toasts }: { toasts: readonly ToastState[] }) {
  return (
    <Toast.Provider duration={TOAST_DURATION} label="Notification">
      {toasts.map(({ id, title, description, tone, isOpen }) => (
        <Toast.Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => open || dismissToast(id)}
          type={tone === 'destructive' ? 'foreground' : 'background'}
          className="rounded-xl border border-hairline bg-surface p-4 shadow-lg"
        >
          <Toast.Title className="font-bold">{title}</Toast.Title>
          {description && <Toast.Description>{description}</Toast.Description>}
          <Toast.Close aria-label="Fermer">×</Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        label="Notifications ({hotkey})"
        className="fixed right-4 bottom-4 z-50 w-96 max-w-[calc(100vw-2rem)]"
      />
    </Toast.Provider>
  )
}
