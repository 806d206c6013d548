import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { Signup } from '../contract.ts'
import { SIGNED_UP } from '../messages.ts'
import { useSignup } from '../queries.ts'
import { PASSWORD_MIN } from '../rules.ts'
import { tellFailure } from '../tell.ts'
import { EmailField } from './email-field.tsx'
import { FormLink, FormLinks } from './form-links.tsx'
import type { ModeProps } from './mode.ts'
import { NewPasswordField } from './new-password-field.tsx'

/** Signing up never signs in: the address is verified first. */
export function SignupForm({ email, goTo }: ModeProps) {
  const { mutate, isPending } = useSignup()
  const { register, handleSubmit, formState, getValues, control } = useForm({
    resolver: zodResolver(Signup),
    defaultValues: { email, password: '' },
  })
  const password = useWatch({ control, name: 'password' })

  const submit = handleSubmit((signup) =>
    mutate(signup, {
      onSuccess: (answer) => {
        showToast({ title: SIGNED_UP, description: answer.message })
        goTo('verification-sent', answer.email)
      },
      onError: (error) => tellFailure(error),
    }),
  )

  return (
    <>
      <form method="post" onSubmit={submit} className="grid gap-5">
        <EmailField {...register('email')} fault={formState.errors.email?.message} />
        <NewPasswordField
          label="Mot de passe"
          minLength={PASSWORD_MIN}
          value={password}
          field={register('password')}
          fault={formState.errors.password?.message}
        />
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Création du compte…' : 'Créer un compte'}
        </Button>
      </form>
      <FormLinks>
        <FormLink onFollow={() => goTo('login', getValues('email'))}>
          Déjà un compte ? Se connecter
        </FormLink>
      </FormLinks>
    </>
  )
}
