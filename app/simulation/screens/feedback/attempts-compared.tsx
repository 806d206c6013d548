import { noBreak } from '#app/ui/no-break.ts'
import type { Attempt } from '../../contract.ts'
import { minutesAndSeconds } from '../../report/durations.ts'
import { type Comparison, compareAttempts } from './compare-attempts.ts'

interface Props {
  /** At least one, oldest first. */
  earlier: readonly Attempt[]
  latest: Attempt
}

/** What changed from the attempt before to the latest one, what was gained first, then both side by side. */
export function AttemptsCompared({ earlier, latest }: Props) {
  const before = earlier.at(-1)
  if (!before) return null
  const number = earlier.length
  return (
    <section className="grid gap-6 wrap-anywhere">
      <h3 className="text-[1.375rem]">Vos deux essais, côte à côte</h3>
      {before.feedback && latest.feedback && (
        <Changes comparison={compareAttempts(before.feedback, latest.feedback)} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <OneAttempt name={`Essai ${number}`} attempt={before} />
        <OneAttempt name={`Essai ${number + 1}`} attempt={latest} />
      </div>
      {earlier.length > 1 && <OlderAttempts attempts={earlier.slice(0, -1)} />}
    </section>
  )
}

function OneAttempt({ name, attempt }: { name: string; attempt: Attempt }) {
  const { answer, seconds, feedback, followUp } = attempt
  return (
    <div className="rounded-xl border border-hairline p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="figures text-base text-ink-soft">
          {feedback ? `${feedback.score} sur 100` : 'sans retour'}
          {`, ${minutesAndSeconds(seconds)}`}
        </span>
      </p>
      <p className="mt-3 text-base whitespace-pre-wrap">{answer}</p>
      {followUp && (
        <>
          <p className="quoted mt-3 text-base font-semibold">{followUp.question}</p>
          <p className="mt-1 text-base whitespace-pre-wrap">{followUp.answer}</p>
        </>
      )}
    </div>
  )
}

function Changes({ comparison }: { comparison: Comparison }) {
  const { before, after, dimensions, solved, remaining, appeared, gained, lost } = comparison
  return (
    <div className="grid gap-6">
      <p>
        <span className="font-semibold">Score</span>{' '}
        <span className="figures">{changeWords(before, after)}</span>
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Remarks title="Nouveau point fort" tone="good" items={gained} />
        <Remarks title="Réglé" tone="good" items={solved} />
        <Remarks title="Reste à travailler" tone="improve" items={remaining} />
        <Remarks title="Apparu" tone="improve" items={appeared} />
        <Remarks title="Point fort perdu" tone="improve" items={lost} />
      </div>
      <dl className="grid gap-y-1 text-base">
        {dimensions.map((dimension) => (
          <div key={dimension.name} className="flex justify-between gap-4">
            <dt>{dimension.name}</dt>
            <dd className="figures text-right">{levelWords(dimension)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const TITLES = { good: 'text-good', improve: 'text-improve' }

function Remarks(props: { title: string; tone: 'good' | 'improve'; items: readonly string[] }) {
  const { title, tone, items } = props
  if (items.length === 0) return null
  return (
    <div>
      <h4 className={`mb-2 font-semibold ${TITLES[tone]}`}>{title}</h4>
      <ul className="grid gap-2 text-base">
        {items.map((item) => (
          <li key={item}>{noBreak(item)}</li>
        ))}
      </ul>
    </div>
  )
}

function OlderAttempts({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <details className="text-base">
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft">
        {attempts.length > 1 ? 'Les essais précédents' : "L'essai précédent"}
      </summary>
      <ol className="mt-2 grid gap-4">
        {attempts.map((attempt, index) => (
          <li key={attempt.answer}>
            <OneAttempt name={`Essai ${index + 1}`} attempt={attempt} />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** « 40 → 65, 25 points de plus » */
function changeWords(before: number, after: number): string {
  const points = Math.abs(after - before)
  if (points === 0) return `${after} sur 100, comme avant`
  const amount = points > 1 ? `${points} points` : '1 point'
  return `${before} → ${after}, ${amount} de ${after > before ? 'plus' : 'moins'}`
}

function levelWords({ before, after }: Comparison['dimensions'][number]): string {
  if (before === null || before === after) return `${after} sur 5`
  return `${before} → ${after} sur 5`
}
