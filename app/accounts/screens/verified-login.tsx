import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast.ts'
import { Login } from '../contract.ts'
import { LOGGED_IN_AFTER_VERIFICATION, LOGIN_ERROR_TITLE, WRONG_PASSWORD } from '../messages.ts'
import { openAuthDialog } from '../open-auth-dialog.tsx'
import { useLogin } from '../queries.ts'
import { tellFailure } from '../tell.ts'
import { FormLink, FormLinks } from './form-links.tsx'
import { PasswordField } from './password-field.tsx'

interface Props {
  email: string
  /** What was just chosen, if it was. */
  password: string
  onDone: () => void
}

/** The address is known by its link: only the password is asked. */
export function VerifiedLogin({ email, password, onDone }: Props) {
  const { mutateAsync, isPending } = useLogin()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Login),
    defaultValues: { email, password },
  })

  const submit = handleSubmit((login) =>
    mutateAsync(login).then(
      () => {
        showToast({ title: LOGGED_IN_AFTER_VERIFICATION })
        onDone()
      },
      (error) => tellFailure(error, WRONG_PASSWORD, LOGIN_ERROR_TITLE),
    ),
  )

  return (
    <>
      <form method="post" onSubmit={submit} className="grid gap-5">
        <TextField label="Email" autoComplete="username" readOnly {...register('email')} />
        <PasswordField
          label="Mot de passe"
          autoComplete="current-password"
          {...register('password')}
          fault={formState.errors.password?.message}
        />
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Connexion…' : 'Se connecter'}
        </Button>
      </form>
      <FormLinks>
        <FormLink onFollow={() => void openAuthDialog('forgot-password', { email })}>
          Mot de passe oublié ?
        </FormLink>
      </FormLinks>
    </>
  )
}
