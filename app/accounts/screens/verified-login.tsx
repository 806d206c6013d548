import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { CallFailure } from '#app/platform/http/call-api.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast.ts'
import { TypedLogin } from '../contract.ts'
import {
  LOGGED_IN_AFTER_VERIFICATION,
  LOGIN_ERROR_TITLE,
  UNREACHABLE,
  WRONG_PASSWORD,
} from '../messages.ts'
import { openAuthDialog } from '../open-auth-dialog.tsx'
import { useLogin } from '../queries.ts'
import { PASSWORD_MIN } from '../rules.ts'
import { tellFailure } from '../tell.ts'
import { FormLink, FormLinks } from './form-links.tsx'
import { PasswordField } from './password-field.tsx'
import { isWrongPassword } from './wrong-password.ts'

interface Props {
  email: string
  /** What was just chosen, if it was. */
  password: string
  onDone: () => void
}

/** The address is known by its link: only the password is asked. */
export function VerifiedLogin({ email, password, onDone }: Props) {
  const { mutateAsync, isPending } = useLogin()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(TypedLogin),
    defaultValues: { email, password },
  })

  const submit = handleSubmit((login) =>
    mutateAsync(login).then(
      () => {
        showToast({ title: LOGGED_IN_AFTER_VERIFICATION })
        onDone()
      },
      (error) => {
        if (isWrongPassword(error)) setError('password', { message: WRONG_PASSWORD })
        const isAnswered = error instanceof CallFailure
        tellFailure(error, isAnswered ? WRONG_PASSWORD : UNREACHABLE, LOGIN_ERROR_TITLE)
      },
    ),
  )

  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField label="Email" autoComplete="username" readOnly {...register('email')} />
        <PasswordField
          label="Mot de passe"
          autoComplete="current-password"
          minLength={PASSWORD_MIN}
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
