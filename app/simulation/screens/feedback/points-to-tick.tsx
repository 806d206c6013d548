import { useId } from 'react'
import { CheckField } from '#app/ui/check-field.tsx'
import { noBreak } from '#app/ui/no-break.ts'
import { LISTENED_FOR } from './listened-for.tsx'

interface Props {
  points: readonly string[]
  /** Those of them that the answer makes. */
  said: readonly string[]
  onTick: (point: string, isSaid: boolean) => void
}

/** What the recruiter listens for at this question, for whoever answered to say which of it was said. */
export function PointsToTick({ points, said, onTick }: Props) {
  const id = useId()
  return (
    <div>
      <fieldset aria-describedby={id} className="min-w-0">
        <legend>
          <h3 className="mb-1 text-[1.375rem] sm:mb-2 sm:text-[1.75rem]">{LISTENED_FOR}</h3>
        </legend>
        <p id={id} className="mb-1 text-base leading-snug text-ink-soft">
          Cochez ce que votre réponse dit déjà{'\u00a0'}: le reste est à préparer.
        </p>
        {points.map((point) => (
          <CheckField
            key={point}
            label={noBreak(point)}
            checked={said.includes(point)}
            onChange={({ target }) => onTick(point, target.checked)}
          />
        ))}
      </fieldset>
      {/* There from the start, so that who hears the page is told of what comes into it. */}
      <div role="status">
        {points.every((point) => said.includes(point)) && (
          <p className="mt-2 font-semibold">
            Vous avez tout coché{'\u00a0'}: il reste à le dire avec vos mots, sans notes.
          </p>
        )}
      </div>
    </div>
  )
}
