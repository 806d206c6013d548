import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { TypedLogin } from '../contract.ts'
import { VERIFICATION_REQUIRED, WELCOME_BACK } from '../messages.ts'
import { useLogin } from '../queries.ts'
import { PASSWORD_MIN } from '../rules.ts'
import { tellFailure } from '../tell.ts'
import { EmailField } from './email-field.tsx'
import { FormLink, FormLinks } from './form-links.tsx'
import type { ModeProps } from './mode.ts'
import { PasswordField } from './password-field.tsx'
import { isWrongPassword } from './wrong-password.ts'

const asksToVerify = (sentence: string) => /vérifiez votre email|verify your email/i.test(sentence)

export function LoginForm({ email, goTo, onDone }: ModeProps) {
  const { mutateAsync, isPending } = useLogin()
  const { register, handleSubmit, formState, getValues, setError } = useForm({
    resolver: zodResolver(TypedLogin),
    defaultValues: { email, password: '' },
  })

  const submit = handleSubmit((login) =>
    mutateAsync(login).then(
      () => {
        showToast({ title: WELCOME_BACK })
        onDone()
      },
      (error) => {
        const sentence = sentenceFor(error, '')
        if (isWrongPassword(error)) setError('password', { message: sentence })
        if (!asksToVerify(sentence)) return tellFailure(error)
        showToast({ title: VERIFICATION_REQUIRED, description: sentence, tone: 'destructive' })
        goTo('verification-sent', login.email)
      },
    ),
  )

  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <EmailField {...register('email')} fault={formState.errors.email?.message} />
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
        <FormLink onFollow={() => goTo('forgot-password', getValues('email'))}>
          Mot de passe oublié ?
        </FormLink>
        <FormLink onFollow={() => goTo('signup', getValues('email'))}>Créer un compte</FormLink>
      </FormLinks>
    </>
  )
}
