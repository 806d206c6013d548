import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from './password-field.tsx'
import { StrengthHint } from './strength-hint.tsx'

interface Props {
  label: string
  value: string
  field: UseFormRegisterReturn
  fault: string | undefined
}

/** A password that is chosen: its one rule is six characters, the rest is advice. */
export const NewPasswordField = ({ label, value, field, fault }: Props) => (
  <PasswordField
    label={label}
    autoComplete="new-password"
    {...field}
    fault={fault}
    hint={<StrengthHint password={value} />}
  />
)
