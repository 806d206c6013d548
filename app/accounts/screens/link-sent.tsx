import { Address } from '#app/ui/address.tsx'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { RESET_LINK_FAILED_AGAIN, SENT_AGAIN, VERIFICATION_LINK_FAILED } from '../messages.ts'
import { useForgotPassword, useResendVerification } from '../queries.ts'
import { tellFailure } from '../tell.ts'
import { FormLink, FormLinks } from './form-links.tsx'
import type { ModeProps } from './mode.ts'

export function VerificationSent({ email, goTo }: ModeProps) {
  const { mutate, isPending } = useResendVerification()
  const sendAgain = () =>
    mutate(
      { email },
      {
        onSuccess: ({ message }) => showToast({ title: SENT_AGAIN, description: message }),
        onError: (error) => tellFailure(error, VERIFICATION_LINK_FAILED),
      },
    )
  return (
    <LinkSent
      email={email}
      lead="Un lien de vérification a été envoyé à"
      isSending={isPending}
      onSendAgain={sendAgain}
      goTo={goTo}
    >
      Suivez le lien qu'il contient : votre compte s'ouvrira avec votre mot de passe. Le lien est
      valable 24 heures.
    </LinkSent>
  )
}

export function ResetSent({ email, goTo }: ModeProps) {
  const { mutate, isPending } = useForgotPassword()
  const sendAgain = () =>
    mutate(
      { email },
      {
        onSuccess: ({ message }) => showToast({ title: SENT_AGAIN, description: message }),
        onError: (error) => tellFailure(error, RESET_LINK_FAILED_AGAIN),
      },
    )
  return (
    <LinkSent
      email={email}
      lead="Si un compte existe, un lien a été envoyé à l'adresse"
      isSending={isPending}
      onSendAgain={sendAgain}
      goTo={goTo}
    >
      Suivez le lien qu'il contient pour choisir un nouveau mot de passe. Le lien est valable une
      heure.
    </LinkSent>
  )
}

interface Props extends Pick<ModeProps, 'email' | 'goTo'> {
  lead: string
  isSending: boolean
  onSendAgain: () => void
  children: string
}

function LinkSent({ email, lead, isSending, onSendAgain, goTo, children }: Props) {
  return (
    <>
      <p>
        {lead} <Address>{email}</Address>.
      </p>
      <p className="mt-3">{children}</p>
      <p className="mt-3 text-base text-ink-soft">
        Rien reçu ? Regardez dans les courriers indésirables, ou demandez un nouvel envoi.
      </p>
      <Button className="mt-6 w-full" disabled={isSending} onClick={onSendAgain}>
        {isSending ? 'Envoi…' : "Renvoyer l'email"}
      </Button>
      <FormLinks>
        <FormLink onFollow={() => goTo('login', email)}>Retour à la connexion</FormLink>
      </FormLinks>
    </>
  )
}
