import { Action, Paragraph, written } from '#app/platform/mailer/mail-layout.tsx'

/** « Choisissez un nouveau mot de passe » */
export const resetPasswordLetter = (link: string) =>
  written({
    subject: 'Choisissez un nouveau mot de passe',
    preview: "Le lien est valable une heure et ne sert qu'une fois.",
    children: (
      <>
        <Paragraph>Bonjour,</Paragraph>
        <Paragraph>
          Vous avez demandé à réinitialiser le mot de passe de votre compte Vis-à-vis.
        </Paragraph>
        <Action href={link}>Choisir un mot de passe</Action>
        <Paragraph>
          Le lien est valable une heure et ne sert qu'une fois. Si vous n'avez rien demandé, ignorez
          cet email : votre mot de passe reste le même.
        </Paragraph>
      </>
    ),
  })
