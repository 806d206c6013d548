import { Action, Paragraph, written } from '#app/platform/mailer/mail-layout.tsx'

/** « Vous avez déjà un compte » */
export const alreadyRegisteredLetter = (home: string) =>
  written({
    subject: 'Vous avez déjà un compte',
    preview: 'Votre adresse est déjà vérifiée : connectez-vous.',
    children: (
      <>
        <Paragraph>Bonjour,</Paragraph>
        <Paragraph>
          Quelqu'un, sans doute vous, a voulu créer un compte Vis-à-vis avec cette adresse. Elle en
          a déjà un, et il est vérifié : connectez-vous avec votre mot de passe habituel, ou
          choisissez « Mot de passe oublié » pour en définir un autre.
        </Paragraph>
        <Action href={home}>Ouvrir Vis-à-vis</Action>
        <Paragraph>
          Si ce n'était pas vous, rien n'a changé : votre compte et votre mot de passe restent les
          mêmes.
        </Paragraph>
      </>
    ),
  })
