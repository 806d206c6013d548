import type { ReactNode } from 'react'

type Tone = 'good' | 'improve'

const NUMBER: Record<Tone, string> = {
  good: 'bg-good-tint text-good',
  improve: 'bg-improve-tint text-improve',
}
const LINE: Record<Tone, string> = {
  good: 'border-b-[3px] border-solid border-good',
  improve: 'border-b-[3px] border-dashed border-improve',
}

/** The number that ties a passage to its remark; it can be told apart without its colour. */
export function MarkNumber({
  tone,
  number,
  className = 'inline-flex size-6 shrink-0 items-center justify-center',
}: {
  tone: Tone
  number: number
  className?: string
}) {
  return (
    <span
      className={`figures rounded-full align-middle text-sm leading-none font-semibold forced-colors:border ${NUMBER[tone]} ${className}`}
    >
      {number}
    </span>
  )
}

/**
 * Words of an answer that a remark speaks of: a full line for what works, a dashed one for the rest.
 * Word joiners keep the number on the line of the last word, and the full stop on that of the number,
 * which is text for this reason: a line may end before any box.
 */
export function Marked({
  tone,
  number,
  children,
}: {
  tone: Tone
  number: number
  children: ReactNode
}) {
  return (
    <>
      <mark
        className={`bg-transparent box-decoration-clone pb-px text-inherit forced-colors:text-[CanvasText] ${LINE[tone]}`}
      >
        {children}
      </mark>
      {'\u2060'}
      <MarkNumber tone={tone} number={number} className="ml-1 px-2 py-1" />
      {'\u2060'}
    </>
  )
}
