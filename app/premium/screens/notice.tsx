import { type ReactNode, useEffect, useRef } from 'react'

/** A state of the dialog in one sentence, said aloud, and what one can do about it. */
export function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <p ref={text} tabIndex={-1} role="status" className="outline-none">
        {children}
      </p>
      {action}
    </div>
  )
}
