import { STANDS } from '#app/interviewer/pitfall.ts'
import { MarkNumber } from '#app/ui/marked.tsx'
import { noBreak } from '#app/ui/no-break.ts'

interface Props {
  text: string
  /** Of the words of the answer that it speaks of, if any. */
  number: number | null
  score: number
}

/** The one thing to work on before all others. */
export function FirstThing({ text, number, score }: Props) {
  return (
    <p className="border-l-2 border-improve pl-4">
      <span className="block font-semibold">
        {score >= STANDS ? "Pour aller plus loin, d'abord" : "À travailler d'abord"}
      </span>
      {number !== null && (
        <MarkNumber
          tone="improve"
          number={number}
          className="mr-2 inline-flex size-6 items-center justify-center"
        />
      )}
      {noBreak(text)}
    </p>
  )
}
