import { MarkedAnswer } from './marked-answer.tsx'
import type { Passage } from './marks.ts'

interface Props {
  passages: readonly Passage[]
  wasPassed: boolean
}

export function AnswerGiven({ passages, wasPassed }: Props) {
  return (
    <section aria-labelledby="answer" className="mt-6">
      <h2 id="answer" className="sr-only">
        Votre réponse
      </h2>
      {wasPassed ? (
        <p className="text-ink-soft">Vous avez passé cette question.</p>
      ) : (
        <MarkedAnswer passages={passages} />
      )}
    </section>
  )
}
