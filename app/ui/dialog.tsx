import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { CloseMark } from './close-mark.tsx'

/** One thing to settle before going on. Import it lazily: its primitive is too heavy for a first page. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  closeLabel = 'Fermer',
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string
  /** Where a dialog has a button « Fermer » of its own, its mark is named otherwise. */
  closeLabel?: string
  children: ReactNode
}) {
  const [opener] = useState(() => document.activeElement)
  // A toast over the dialog hides the key from the primitive: one press closes both.
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (isOpen && event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen, onClose])
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 grid items-end overflow-y-auto bg-ink/60 sm:place-items-center sm:p-6 dark:bg-paper/80">
          <Primitive.Content
            {...(description === undefined && { 'aria-describedby': undefined })}
            // The keyboard goes on where it was: no trigger is known to the primitive.
            onCloseAutoFocus={() => opener instanceof HTMLElement && opener.focus()}
            // A bank asks in a frame of its own, over the page: to answer it is not to leave.
            onInteractOutside={(event) =>
              event.target instanceof HTMLIFrameElement && event.preventDefault()
            }
            className="relative w-full rounded-t-xl border border-hairline bg-surface p-6 shadow-raised sm:max-w-lg sm:rounded-xl sm:p-8"
          >
            <Primitive.Title className="pr-12 text-2xl max-[18em]:pr-8 max-[18em]:text-lg">
              {title}
            </Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className="mt-2 text-ink-soft">
                {description}
              </Primitive.Description>
            )}
            <div className="mt-6">{children}</div>
            <Primitive.Close
              aria-label={closeLabel}
              className="absolute top-4 right-4 flex size-11 items-center justify-center rounded-xl text-ink-soft hover:text-ink"
            >
              <CloseMark />
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
