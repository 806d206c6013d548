import { useId } from 'react'
import { noBreak } from '#app/ui/no-break.ts'

/** What another attempt is for; nothing when there is nothing left to say. */
export function ToSay({ points, isSure }: { points: readonly string[]; isSure: boolean }) {
  const id = useId()
  if (points.length === 0) return null
  return (
    <div className="mt-3 text-base wrap-anywhere">
      <p id={id} className="font-semibold">
        {`${isSure ? 'À dire cette fois' : 'À ne pas oublier'}\u00a0:`}
      </p>
      <ul aria-labelledby={id} className="mt-1 grid gap-1">
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[1.5rem_1fr]">
            <span aria-hidden="true" className="font-heading text-accent">
              »
            </span>
            <span>{noBreak(point)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
