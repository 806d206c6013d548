import { type ComponentProps, type ReactNode, useId } from 'react'

interface Props extends ComponentProps<'input'> {
  label: string
  /** What is wrong with what was typed, said at the field itself. */
  fault?: string | undefined
  /** A word of advice under the field, which refuses nothing. */
  hint?: ReactNode
}

/** One line to type, with its name above it and what is wrong with it under it. */
export function TextField({ label, fault, hint, className = '', ...rest }: Props) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={fault !== undefined}
        {...(fault !== undefined && { 'aria-describedby': faultId })}
        className="min-h-12 w-full rounded-xl border border-edge bg-surface px-4 py-2 text-ink placeholder:text-ink-soft read-only:border-hairline read-only:bg-paper hover:border-ink-soft focus-visible:border-accent focus-visible:outline-accent aria-invalid:border-danger"
        {...rest}
      />
      {fault !== undefined && (
        <p id={faultId} role="alert" className="text-base leading-snug text-danger">
          {fault}
        </p>
      )}
      {hint}
    </div>
  )
}
