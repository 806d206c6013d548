import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'

interface Props {
  onStay: () => void
  onLeave: () => void
}

/** Asks before a question with unsaved words is left; the browser's own dialog keeps this screen light. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      onClose={onStay}
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      className="m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-xl border border-hairline bg-surface p-6 text-ink shadow-lg backdrop:bg-black/50"
    >
      <h2 id="leave-title" className="font-heading text-2xl font-semibold tracking-[-0.02em]">
        Quitter cette question ?
      </h2>
      <p id="leave-text" className="mt-3">
        Votre réponse n'est pas encore soumise. Elle reste dans cet onglet, et vous pourrez la
        reprendre depuis l'accueil.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onStay}>
          Rester
        </Button>
        <Button onClick={onLeave}>Quitter</Button>
      </div>
    </dialog>
  )
}
