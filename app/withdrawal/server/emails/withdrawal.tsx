import { Paragraph, written } from '#app/platform/mailer/mail-layout.tsx'

interface Stated {
  name: string
  email: string
  /** Day and hour in Paris, in words. */
  takenAt: string
}

const Statement = ({ name, email, takenAt }: Stated) => (
  <Paragraph>
    « Je vous notifie ma rétractation du contrat Premium de Vis-à-vis, acheté pour le compte {email}
    . »
    <br />
    {name}
    <br />
    Reçue le {takenAt} (heure de Paris)
  </Paragraph>
)

/** To whoever sells. */
export const withdrawalLetter = (stated: Stated) =>
  written({
    subject: `Rétractation : ${stated.email}`,
    preview: `De ${stated.name}, le ${stated.takenAt}`,
    children: (
      <>
        <Paragraph>Un acheteur se rétracte :</Paragraph>
        <Statement {...stated} />
        <Paragraph>
          Si ce compte a acheté Premium depuis quatorze jours au plus, remboursez ce paiement en
          entier chez votre prestataire dans les quatorze jours : le compte redevient alors gratuit
          de lui-même. Sinon, répondez à cette personne.
        </Paragraph>
      </>
    ),
  })

/** « Accusé de réception de votre rétractation » */
export const withdrawalTakenLetter = (stated: Stated) =>
  written({
    subject: 'Accusé de réception de votre rétractation',
    preview: `Reçue le ${stated.takenAt}.`,
    children: (
      <>
        <Paragraph>Bonjour,</Paragraph>
        <Paragraph>Nous avons bien reçu votre rétractation :</Paragraph>
        <Statement {...stated} />
        <Paragraph>
          Si Premium a été acheté pour ce compte depuis quatorze jours au plus, vous êtes remboursé
          en entier, sur la même carte, au plus tard quatorze jours après ce message. Le compte
          redevient gratuit, et vos simulations restent.
        </Paragraph>
        <Paragraph>
          Vous n'avez rien demandé ? Quelqu'un a donné votre adresse : répondez-nous, rien ne sera
          fait sans votre accord.
        </Paragraph>
      </>
    ),
  })
