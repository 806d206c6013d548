import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { refusedFields } from '#app/platform/http/refused-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { ChangePassword } from '../contract.ts'
import { useChangePassword } from '../queries.ts'
import { tellFailure } from '../tell.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

/** Changing it signs every other device out, which the server says with its success. */
export function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { mutate, isPending } = useChangePassword()
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: zodResolver(ChangePassword),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const newPassword = useWatch({ control, name: 'newPassword' })

  const submit = handleSubmit((change) =>
    mutate(change, {
      onSuccess: ({ message }) => {
        showToast({ title: message })
        onDone()
      },
      onError: (error) => {
        const { currentPassword: fault } = refusedFields(error)
        if (fault) setError('currentPassword', { message: fault })
        tellFailure(error)
      },
    }),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        {...register('currentPassword')}
        fault={formState.errors.currentPassword?.message}
      />
      <NewPasswordField
        label="Nouveau mot de passe"
        value={newPassword}
        field={register('newPassword')}
        fault={formState.errors.newPassword?.message}
      />
      <Button type="submit" variant="primary" disabled={isPending}>
        {isPending ? 'Enregistrement…' : 'Enregistrer le mot de passe'}
      </Button>
    </form>
  )
}
