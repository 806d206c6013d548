import { Action, Paragraph, written } from '#app/platform/mailer/mail-layout.tsx'

/** « Vérifiez votre adresse email » */
export const verifyEmailLetter = (link: string) =>
  written({
    subject: 'Vérifiez votre adresse email',
    preview: "Plus qu'un clic pour activer votre compte.",
    children: (
      <>
        <Paragraph>Bonjour,</Paragraph>
        <Paragraph>
          Un compte vient d'être créé sur Vis-à-vis avec cette adresse. Confirmez qu'elle est bien
          la vôtre ; vous pourrez ensuite vous connecter.
        </Paragraph>
        <Action href={link}>Vérifier mon adresse</Action>
        <Paragraph>
          Le lien est valable 24 heures. Si vous n'êtes pas à l'origine de cette demande, ne cliquez
          pas : sans votre confirmation, personne ne pourra utiliser ce compte.
        </Paragraph>
      </>
    ),
  })
