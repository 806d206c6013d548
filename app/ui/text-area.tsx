import type { ComponentProps } from 'react'

/** A place to write that grows with its text and never gets smaller than its `rows`. */
export function TextArea({ className = '', rows = 8, style, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      style={{ minHeight: `calc(${rows}lh + 2.5rem)`, ...style }}
      className={`field-sizing-content block w-full resize-y rounded-xl border border-edge bg-surface px-5 py-5 leading-relaxed text-ink placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-accent focus-visible:outline-accent aria-invalid:border-danger ${className}`}
      {...rest}
    />
  )
}
