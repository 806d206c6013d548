import { useId } from 'react'

const WIDTH = 320
const MARGIN = 8

interface Props {
  name: string
  /** Said in the place of the drawing to who does not see it. */
  description: string
  /** Oldest first; null where there is nothing to draw. */
  values: readonly { label: string; value: number | null }[]
  from: number
  to: number
  height?: number
  shown: (value: number) => string
}

/** Values that follow each other, the last one in figures. Its numbers belong in a table beside it. */
export function LineChart({ name, description, values, from, to, height = 72, shown }: Props) {
  const id = useId()
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, values.length - 1)
  const dots = values.flatMap(({ label, value }, index) =>
    value === null
      ? []
      : [
          {
            ...{ label, value, index },
            x: MARGIN + index * step,
            y: MARGIN + (1 - (value - from) / (to - from)) * (height - 2 * MARGIN),
          },
        ],
  )
  const last = dots.at(-1)
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="figures text-xl font-semibold whitespace-nowrap">
          {last ? shown(last.value) : 'aucune'}
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
        {[MARGIN, height - MARGIN].map((y) => (
          <path key={y} d={`M0 ${y}H${WIDTH}`} className="stroke-hairline" />
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
            <title>{`${label}\u00a0: ${shown(value)}`}</title>
          </circle>
        ))}
      </svg>
    </figure>
  )
}
