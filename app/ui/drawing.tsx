import type { ReactNode } from 'react'

/** What stands between two people who face each other, like « and ». */
const BETWEEN = {
  /** Nothing was said yet. */
  empty: <path d="M84 48h32.1" strokeDasharray="0 16" className="stroke-ink-soft" />,
  /** Nothing was found. */
  search: (
    <>
      <circle cx="97" cy="45" r="13" className="stroke-ink-soft" />
      <path d="m107 55 10 10" className="stroke-ink-soft" />
    </>
  ),
  success: <path d="m84 49 11 11 22-25" className="stroke-good" />,
  /** Points that rise. */
  progress: <path d="m82 62 12-12 9 8 16-22" className="stroke-ink-soft" />,
} as const

interface Props {
  of?: keyof typeof BETWEEN
  /** Something else that passes between them. */
  children?: ReactNode
  className?: string
}

/** A drawing of the house: the two halves of its sign, and what passes between them. */
export function Drawing({ of, children, className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 200 96"
      className={`h-20 w-auto fill-none ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g strokeWidth="9">
        <path className="stroke-ink" d="M58 12 22 48l36 36" />
        <path className="stroke-accent" d="m142 12 36 36-36 36" />
      </g>
      <g strokeWidth="5">{of ? BETWEEN[of] : children}</g>
    </svg>
  )
}
