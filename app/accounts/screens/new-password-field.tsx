import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from './password-field.tsx'
import { StrengthHint } from './strength-hint.tsx'

interface Props {
  label: string
  /** Where the browser itself holds the rule of six characters. */
  minLength?: number
  value: string
  field: UseFormRegisterReturn
  fault: string | undefined
}

/** A password that is chosen: its one rule is six characters, the rest is advice that waits for it. */
export const NewPasswordField = ({ value, field, ...rest }: Props) => (
  <PasswordField
    autoComplete="new-password"
    {...field}
    {...rest}
    hint={rest.fault === undefined && <StrengthHint password={value} />}
  />
)
