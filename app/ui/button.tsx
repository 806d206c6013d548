import type { ComponentProps } from 'react'
import { Link } from './link.tsx'

type Variant = 'primary' | 'secondary' | 'quiet'

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl px-5 py-2 text-center leading-tight font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 forced-colors:border'
const VARIANTS: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
  secondary: 'border border-hairline bg-surface text-ink not-disabled:hover:border-ink-soft',
  quiet:
    'text-ink-soft underline-offset-4 not-disabled:hover:text-ink not-disabled:hover:underline',
}

const classes = (variant: Variant, extra: string | undefined) =>
  [SHAPE, VARIANTS[variant], extra].filter(Boolean).join(' ')

export function Button({
  variant = 'secondary',
  className,
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type="button" className={classes(variant, className)} {...rest} />
}

/** A link that looks like a button: it leads somewhere, and works before JavaScript arrives. */
export function ButtonLink({
  variant = 'secondary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: Variant }) {
  return <Link className={classes(variant, className)} {...rest} />
}
