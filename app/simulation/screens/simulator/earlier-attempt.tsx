import { Button } from '#app/ui/button.tsx'
import type { Attempt } from '../../contract.ts'

interface Props {
  attempt: Attempt
  /** Puts the earlier answer in the field; null once the field holds something. */
  onStartFrom: (() => void) | null
}

/** What was answered before and what was said of it, folded away while one tries again. */
export function EarlierAttempt({ attempt, onStartFrom }: Props) {
  const improvements = attempt.feedback?.improvements ?? []
  return (
    <>
      {onStartFrom && (
        <Button
          className="mt-3"
          onClick={({ currentTarget }) => {
            const field = currentTarget.form?.querySelector('textarea')
            onStartFrom()
            field?.focus()
          }}
        >
          Repartir de ma réponse
        </Button>
      )}
      <details className="mt-3 text-base wrap-anywhere">
        <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft">
          Revoir mon essai précédent
        </summary>
        <blockquote className="border-l-2 border-hairline pl-5 whitespace-pre-wrap">
          {attempt.answer}
        </blockquote>
        {improvements.length > 0 && (
          <ul className="mt-4 grid gap-2">
            {improvements.map((item) => (
              <li key={item} className="grid grid-cols-[1.5rem_1fr]">
                <span aria-hidden="true" className="font-heading text-improve">
                  »
                </span>
                <span>{item}</span>
              </li>
            ))}
          </ul>
        )}
      </details>
    </>
  )
}
