import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'input'> {
  label: string
}

/** A box to tick and its name, which is as wide a target as the box. */
export const CheckField = ({ label, ...rest }: Props) => (
  <label className="flex min-h-11 items-center gap-3 py-1 leading-snug">
    <input type="checkbox" className="size-5 shrink-0 accent-accent" {...rest} />
    <span className="min-w-0 wrap-anywhere">{label}</span>
  </label>
)
