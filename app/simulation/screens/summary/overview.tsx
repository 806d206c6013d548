import { Button } from '#app/ui/button.tsx'
import { ScoreArc } from '#app/ui/score-arc.tsx'
import { answeredIndexes, type Interview } from '../../interview.ts'
import { averageTime } from '../../interview-details.ts'
import { minutesAndSeconds } from '../../report/durations.ts'
import { sayOtherFormat } from '../../say-format.ts'
import { useFocusHere } from '../use-focus-here.ts'

interface Props {
  interview: Interview
  score: number | null
  headline: string
  /** Some question was tried again. */
  countsLatest: boolean
  /** What an estimated recap offers instead of the true one. */
  onRetry: (() => void) | null
}

/** The first things one looks for: the score, its headline, and two figures. */
export function Overview({ interview, score, headline, countsLatest, onRetry }: Props) {
  const heading = useFocusHere<HTMLHeadingElement>()
  const format = sayOtherFormat(interview.format)
  const completed = `${answeredIndexes(interview).length}/${interview.questions.length}`
  return (
    <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 max-sm:justify-items-center max-sm:text-center sm:grid-cols-[auto_1fr]">
      <ScoreArc value={score} />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-question outline-none">
          {headline}
        </h1>
        {format && <p className="mt-3 text-base text-ink-soft">{`${format}.`}</p>}
        {countsLatest && (
          <p className="mt-3 text-base text-ink-soft">
            Le score compte votre dernier essai à chaque question.
          </p>
        )}
        {onRetry && <EstimateNote onRetry={onRetry} />}
        <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4 max-sm:justify-center">
          <Figure label="réponses données" value={completed} />
          <Figure
            label="temps moyen par réponse"
            value={minutesAndSeconds(averageTime(interview))}
          />
        </dl>
      </div>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-base leading-snug text-ink-soft">{label}</dt>
      <dd className="figures text-2xl font-semibold">{value}</dd>
    </div>
  )
}

function EstimateNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-3">
      <p className="text-ink-soft">
        Le récapitulatif n'a pas pu être établi. Voici une estimation, à partir des retours déjà
        reçus.
      </p>
      <Button variant="quiet" className="-ml-5 max-sm:ml-0" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  )
}
