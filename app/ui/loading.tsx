import type { ReactNode } from 'react'

const BEAT = 'animate-[speak_1.4s_ease-in-out_infinite]'

/** A moment of waiting: two guillemets take turns to speak, and the words say for what. */
export function Loading({
  children,
  className = '',
  isSaid = true,
}: {
  children: ReactNode
  className?: string
  /** Unless the focus goes to these words, which says them. */
  isSaid?: boolean
}) {
  return (
    <div
      {...(isSaid && { role: 'status' })}
      className={`flex flex-col items-center gap-4 text-center ${className}`}
    >
      <span aria-hidden="true" className="flex gap-3 font-heading text-6xl leading-none font-bold">
        <span className={BEAT}>«</span>
        <span className={`${BEAT} text-accent [animation-delay:-0.7s]`}>»</span>
      </span>
      <div>{children}</div>
    </div>
  )
}
