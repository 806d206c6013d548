import { type ComponentProps, useId } from 'react'

interface Props extends ComponentProps<'input'> {
  label: string
  help?: string
}

/** A thing that is or is not. */
export function SwitchField({ label, help, ...rest }: Props) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          {...(help && { 'aria-describedby': id })}
          className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-track transition-colors duration-150 before:absolute before:top-0.75 before:left-0.75 before:size-5 before:rounded-full before:bg-edge before:transition-transform before:duration-150 checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent forced-colors:appearance-auto"
          {...rest}
        />
        {label}
      </label>
      {help && (
        <p id={id} className="text-base leading-snug text-ink-soft">
          {help}
        </p>
      )}
    </div>
  )
}
