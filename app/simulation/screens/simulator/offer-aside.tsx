import { useEffect } from 'react'
import { noBreak } from '#app/ui/no-break.ts'

/** Lines by the dozen: the browser lays out those that are looked at, and only them. */
const DOZENS = /(?:.*\n){1,12}|.+$/g

interface Props {
  id: string
  jobDescription: string
  onClose: () => void
}

/** The offer, open beside the question; Escape closes it, wherever one writes. */
export function OfferAside({ id, jobDescription, onClose }: Props) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      // A dialog over the question has the key for itself.
      if (document.querySelector('dialog[open], [role=dialog]')) return
      const wasInside = document.getElementById(id)?.contains(document.activeElement)
      const toggle = document.querySelector<HTMLElement>(`[aria-controls=${id}]`)
      onClose()
      if (wasInside) toggle?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [id, onClose])
  return (
    <section
      id={id}
      aria-label="L'offre"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keyboard.
      tabIndex={0}
      className="max-h-[40dvh] min-w-0 overflow-y-auto wrap-anywhere rounded-xl border border-hairline bg-surface p-5 text-base whitespace-pre-wrap lg:sticky lg:top-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:max-h-[80dvh] lg:self-start"
    >
      {jobDescription.match(DOZENS)?.map((lines, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the offer of an interview never changes.
          key={index}
          className={
            index === 0
              ? undefined
              : '[contain-intrinsic-size:auto_24rem] [content-visibility:auto]'
          }
        >
          {noBreak(lines)}
        </div>
      ))}
    </section>
  )
}
