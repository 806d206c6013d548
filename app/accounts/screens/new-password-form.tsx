import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { NewPassword } from '../contract.ts'
import { PASSWORDS_DIFFER } from '../messages.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

const Form = z
  .object({ newPassword: NewPassword, confirmation: z.string() })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    message: PASSWORDS_DIFFER,
    // Told even while the password is too short, so that both are put right at once.
    when: () => true,
  })

interface Props {
  /** Whose password it is, where the link says so. */
  email?: string
  isSaving: boolean
  onSubmit: (newPassword: string) => void
}

/** A new password, typed twice since nobody sees it. */
export function NewPasswordForm({ email, isSaving, onSubmit }: Props) {
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(Form),
    defaultValues: { newPassword: '', confirmation: '' },
  })
  const newPassword = useWatch({ control, name: 'newPassword' })

  return (
    <form
      method="post"
      onSubmit={handleSubmit((form) => onSubmit(form.newPassword))}
      className="grid gap-5"
    >
      {email !== undefined && (
        <TextField label="Email" autoComplete="username" readOnly value={email} />
      )}
      <NewPasswordField
        label="Nouveau mot de passe"
        value={newPassword}
        field={register('newPassword')}
        fault={formState.errors.newPassword?.message}
      />
      <PasswordField
        label="Confirmation"
        autoComplete="new-password"
        {...register('confirmation')}
        fault={formState.errors.confirmation?.message}
      />
      <Button type="submit" variant="primary" disabled={isSaving}>
        {isSaving ? 'Enregistrement…' : 'Réinitialiser le mot de passe'}
      </Button>
    </form>
  )
}
