import type { ComponentProps } from 'react'

export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={`rounded-xl border border-hairline bg-surface p-5 sm:p-8 ${className}`}
      {...rest}
    />
  )
}
