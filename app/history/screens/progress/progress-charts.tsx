import { LineChart } from '#app/ui/line-chart.tsx'
import { shortDay } from '../../dates.ts'
import type { ProgressPoint } from '../../progress-contract.ts'
import { formatLevel } from './format.ts'

/** The score, then each dimension in its own drawing: none is told from another by its colour. */
export function ProgressCharts({ simulations }: { simulations: readonly ProgressPoint[] }) {
  const scores = simulations.map(({ startedAt, score }) => ({
    label: shortDay(startedAt),
    value: score,
  }))
  const names = simulations[0]?.levels.map(({ name }) => name) ?? []
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <LineChart
          name="Score"
          isWide
          description={described(scores, formatScore)}
          values={scores}
          from={0}
          to={100}
          format={formatScore}
        />
        <p aria-hidden="true" className="mt-1 flex justify-between text-base text-ink-soft">
          <span>{scores[0]?.label}</span>
          <span>{scores.at(-1)?.label}</span>
        </p>
      </div>
      {names.map((name, at) => {
        const values = simulations.map(({ startedAt, levels }) => ({
          label: shortDay(startedAt),
          value: levels[at]?.level ?? null,
        }))
        return (
          <LineChart
            key={name}
            name={name}
            description={described(values, formatLevel)}
            values={values}
            from={1}
            to={5}
            format={formatLevel}
          />
        )
      })}
    </div>
  )
}

const formatScore = (score: number) => `${score} sur 100`

function described(
  values: readonly { label: string; value: number | null }[],
  shown: (value: number) => string,
): string {
  const known = values.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return 'Aucune réponse notée.'
  if (first === last) return `${shown(first.value)} le ${first.label}.`
  return `De ${shown(first.value)} le ${first.label} à ${shown(last.value)} le ${last.label}.`
}
