import { useId } from 'react'

const WIDTH = 320
const MARGIN = 8
/** The room of the values that the lines stand for. */
const AXIS = 34

interface Props {
  name: string
  /** Said in the place of the drawing to who does not see it. */
  description: string
  /** Oldest first; null where there is nothing to draw. */
  values: readonly { label: string; value: number | null }[]
  from: number
  to: number
  height?: number
  /** Drawn over the whole column: its figures would grow with it. */
  isWide?: boolean
  format: (value: number) => string
}

/** A line of the axis, and what it stands for. */
const Tick = ({ value, y, isWide }: { value: number; y: number; isWide: boolean }) => (
  <g>
    <path d={`M${AXIS - 10} ${y}H${WIDTH}`} className="stroke-hairline" />
    <text
      x={AXIS - 14}
      y={y}
      textAnchor="end"
      dominantBaseline="central"
      className={`fill-ink-soft text-[12px] ${isWide ? 'sm:text-[6px]' : ''}`}
    >
      {value}
    </text>
  </g>
)

/** Values that follow each other, the last one in figures. Its numbers belong in a table beside it. */
export function LineChart(props: Props) {
  const { name, description, values, from, to, height = 84, isWide = false, format } = props
  const id = useId()
  const yOf = (value: number) => MARGIN + (1 - (value - from) / (to - from)) * (height - 2 * MARGIN)
  const step = (WIDTH - AXIS - MARGIN) / Math.max(1, values.length - 1)
  const dots = values.flatMap(({ label, value }, index) =>
    value === null
      ? []
      : [
          {
            ...{ label, value, index },
            x: AXIS + index * step,
            y: yOf(value),
          },
        ],
  )
  const last = dots.at(-1)
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="figures text-xl font-semibold whitespace-nowrap">
          {last ? format(last.value) : 'aucune'}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        className="mt-2 block w-full text-accent forced-colors:text-[CanvasText]"
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
      >
        <title id={`${id}-title`}>{name}</title>
        <desc id={`${id}-desc`}>{description}</desc>
        {[to, (from + to) / 2, from].map((value) => (
          <Tick key={value} value={value} y={yOf(value)} isWide={isWide} />
        ))}
        <polyline
          points={dots.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-none stroke-current stroke-2"
          strokeLinejoin="round"
        />
        {dots.map(({ label, value, index, x, y }) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={values.length > 25 ? 2 : 3.5}
            className="fill-current"
          >
            <title>{`${label}\u00a0: ${format(value)}`}</title>
          </circle>
        ))}
      </svg>
      <p aria-hidden="true" className="text-base text-ink-soft">
        {description}
      </p>
    </figure>
  )
}
