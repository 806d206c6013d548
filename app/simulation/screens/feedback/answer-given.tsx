import { useId } from 'react'
import { KeptPairs } from '#app/ui/kept-pairs.tsx'
import { SpokenLine } from '#app/voice/spoken-line.tsx'
import type { Attempt } from '../../contract.ts'
import { MarkedAnswer } from './marked-answer.tsx'
import { type Passage, splitPassages } from './marks.ts'

interface Props {
  /** Of the whole answer, with what was added when the recruiter asked back. */
  passages: readonly Passage[]
  /** Null when the question was passed. */
  attempt: Attempt | null
}

export function AnswerGiven({ passages, attempt }: Props) {
  const id = useId()
  const [first, added] = splitPassages(passages, attempt?.answer.length ?? 0)
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="sr-only">
        Votre réponse
      </h2>
      {attempt ? (
        <MarkedAnswer passages={first} />
      ) : (
        <p className="text-ink-soft">Vous avez passé cette question.</p>
      )}
      {attempt?.spoken && <SpokenLine spoken={attempt.spoken} />}
      {attempt?.followUp && (
        <div className="mt-6 grid gap-4">
          <h3 className="text-base font-semibold text-ink-soft">Le recruteur relance</h3>
          <p className="quoted font-semibold wrap-anywhere">
            <KeptPairs>{attempt.followUp.question}</KeptPairs>
          </p>
          <MarkedAnswer passages={withoutLineEnds(added)} />
        </div>
      )}
    </section>
  )
}

/** The lines that part the two answers are not shown. */
const withoutLineEnds = ([first, ...others]: readonly Passage[]): Passage[] =>
  first ? [{ ...first, text: first.text.trimStart() }, ...others] : []
