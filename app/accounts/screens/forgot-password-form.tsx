import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { AskLink } from '../contract.ts'
import { RESET_LINK_FAILED, RESET_LINK_SENT } from '../messages.ts'
import { useForgotPassword } from '../queries.ts'
import { tellFailure } from '../tell.ts'
import { EmailField } from './email-field.tsx'
import { FormLink, FormLinks } from './form-links.tsx'
import type { ModeProps } from './mode.ts'

export function ForgotPasswordForm({ email, goTo }: ModeProps) {
  const { mutate, isPending } = useForgotPassword()
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(AskLink),
    defaultValues: { email },
  })

  const submit = handleSubmit((ask) =>
    mutate(ask, {
      onSuccess: ({ message }) => {
        showToast({ title: RESET_LINK_SENT, description: message })
        goTo('reset-sent', ask.email)
      },
      onError: (error) => tellFailure(error, RESET_LINK_FAILED),
    }),
  )

  return (
    <>
      <form method="post" onSubmit={submit} className="grid gap-5">
        <EmailField {...register('email')} fault={formState.errors.email?.message} />
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Envoi…' : 'Envoyer le lien'}
        </Button>
      </form>
      <FormLinks>
        <FormLink onFollow={() => goTo('login', getValues('email'))}>
          Retour à la connexion
        </FormLink>
      </FormLinks>
    </>
  )
}
