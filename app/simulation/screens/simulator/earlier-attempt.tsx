import type { Attempt } from '../../contract.ts'

/** What was answered before and what was said of it, folded away while one tries again. */
export function EarlierAttempt({ attempt }: { attempt: Attempt }) {
  const improvements = attempt.feedback?.improvements ?? []
  return (
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
  )
}
