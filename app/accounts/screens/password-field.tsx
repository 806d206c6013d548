import { type ComponentProps, useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'

/** A password, hidden until one asks to see it. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <TextField type={isShown ? 'text' : 'password'} required {...props} />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute -top-2 right-0 max-[18em]:static max-[18em]:-mb-2 min-h-11 px-1 text-base text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {isShown ? 'Masquer' : 'Afficher'}
      </button>
    </div>
  )
}
