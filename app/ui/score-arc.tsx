const RADIUS = 88
const LENGTH = Math.PI * RADIUS
const ARC = `M12 100a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0`

/** A mark out of 100 as a half circle; the number stands in the text, « ... » while it is not known. */
export function ScoreArc({ value, className = '' }: { value: number | null; className?: string }) {
  const filled = (LENGTH * Math.min(100, Math.max(0, value ?? 0))) / 100
  return (
    <div className={`relative w-52 max-w-full ${className}`}>
      <svg viewBox="0 0 200 112" fill="none" strokeWidth="13" aria-hidden="true">
        <path d={ARC} strokeLinecap="round" className="stroke-track" />
        {filled > 0 && (
          <path
            d={ARC}
            strokeLinecap="round"
            strokeDasharray={`${filled} ${2 * LENGTH}`}
            className="stroke-accent forced-colors:stroke-[Highlight]"
          />
        )}
      </svg>
      <p className="absolute inset-x-0 bottom-0 flex flex-col items-center">
        <span className="figures text-6xl max-[18em]:text-4xl leading-none font-bold tracking-tight">
          {value === null ? '...' : Math.round(value)}
        </span>{' '}
        <span className="figures mt-2 text-base leading-none text-ink-soft">sur 100</span>
      </p>
    </div>
  )
}
