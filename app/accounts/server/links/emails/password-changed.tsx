import { Action, Paragraph, written } from '#app/platform/mailer/mail-layout.tsx'

/** « Votre mot de passe a été changé » */
export const passwordChangedLetter = (home: string) =>
  written({
    subject: 'Votre mot de passe a été changé',
    preview: "Si ce changement vient de vous, vous n'avez rien à faire.",
    children: (
      <>
        <Paragraph>Bonjour,</Paragraph>
        <Paragraph>
          Le mot de passe de votre compte Vis-à-vis vient d'être changé et vos autres appareils ont
          été déconnectés. Si ce changement vient de vous, vous n'avez rien à faire.
        </Paragraph>
        <Paragraph>
          Sinon, choisissez tout de suite un nouveau mot de passe : ouvrez Vis-à-vis, puis « Se
          connecter » et « Mot de passe oublié ».
        </Paragraph>
        <Action href={home}>Ouvrir Vis-à-vis</Action>
      </>
    ),
  })
