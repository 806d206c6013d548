import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import { forgetDraft } from './kept-draft.ts'

/** What is said once a message was taken. */
export function MessageSent({ words, onAgain }: { words: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    forgetDraft()
  }, [])
  return (
    <div className="grid gap-3 rounded-xl border border-hairline bg-surface p-5">
      <Drawing of="success" className="mb-1" />
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Merci, nous avons votre message
      </h3>
      <p role="status">{words}</p>
      <form
        className="justify-self-start"
        onSubmit={(event) => {
          event.preventDefault()
          onAgain()
        }}
      >
        <Button type="submit">Écrire un autre message</Button>
      </form>
    </div>
  )
}
