import { useState } from 'react'
import type { Interview } from '../../interview.ts'
import { PastQuestion } from '../../past-question.tsx'

/** The whole feedback of one question, to read at the end: in real conditions it was read nowhere before. */
export function FeedbackFolded({ interview, index }: { interview: Interview; index: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="col-start-2 -col-end-1 min-w-0"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {`Lire le retour de la question ${index + 1}`}
      </summary>
      {isOpen && (
        <div className="pt-4 pb-6">
          <PastQuestion interview={interview} index={index} />
        </div>
      )}
    </details>
  )
}
