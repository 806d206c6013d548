import type { Activity } from '../../contract.ts'
import { formatNumber } from '../../format.ts'
import { formatDay } from './format-day.ts'

const WIDTH = 10
const GAP = 2.5
const HEIGHT = 80

interface Props {
  name: string
  tone: string
  days: Activity['days']
  of: 'signups' | 'simulations' | 'payments'
}

/** One bar a day. Its sense is told in words, so that the drawing itself need not be read. */
export function DayChart({ name, tone, days, of }: Props) {
  const values = days.map((day) => day[of])
  const most = Math.max(1, ...values)
  const total = values.reduce((sum, value) => sum + value, 0)
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-3">
        <span>{name}</span>
        <span className="figures text-2xl font-semibold">{formatNumber(total)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={`mt-2 h-20 w-full border-b border-edge fill-current forced-colors:fill-[CanvasText] ${tone}`}
        role="img"
        aria-label={`${name} par jour\u00a0: ${formatNumber(total)} en 30 jours, ${peak(days, of)}`}
      >
        {days.map((day, index) => {
          const height = (day[of] / most) * (HEIGHT - 4)
          return (
            <rect
              key={day.date}
              x={index * WIDTH + GAP / 2}
              y={HEIGHT - height}
              width={WIDTH - GAP}
              height={height}
            >
              <title>{`${formatDay(day.date)}\u00a0: ${formatNumber(day[of])}`}</title>
            </rect>
          )
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-soft">
        <span>{formatDay(days[0]?.date)}</span>
        <span>{formatDay(days.at(-1)?.date)}</span>
      </p>
    </figure>
  )
}

function peak(days: Props['days'], of: Props['of']): string {
  const best = days.reduce<Props['days'][number] | null>(
    (most, day) => (day[of] > (most?.[of] ?? 0) ? day : most),
    null,
  )
  return best ? `au plus ${formatNumber(best[of])} le ${formatDay(best.date)}` : 'aucune activité'
}
