import { Action, Paragraph, written } from '#app/platform/mailer/mail-layout.tsx'

interface Receipt {
  home: string
  /** As they are read, not as they are stored. */
  date: string
  amount: string
  reference: string
  seller: string
  taxLine: string
}

/** « Votre reçu Premium » */
export const receiptLetter = ({ home, date, amount, reference, seller, taxLine }: Receipt) =>
  written({
    subject: 'Votre reçu Premium',
    preview: `Paiement de ${amount} reçu : vos simulations sont illimitées.`,
    children: (
      <>
        <Paragraph>Bonjour,</Paragraph>
        <Paragraph>
          Merci : votre paiement est arrivé et votre compte est Premium, à vie. Rien d'autre ne vous
          sera prélevé.
        </Paragraph>
        <Paragraph>
          Vis-à-vis Premium, paiement unique
          <br />
          Date : {date}
          <br />
          Montant payé : {amount}
          <br />
          Référence : {reference}
          <br />
          Vendeur : {seller}
          <br />
          {taxLine}
        </Paragraph>
        <Paragraph>
          Vous avez quatorze jours pour changer d'avis, sans raison à donner : {home}retractation
        </Paragraph>
        <Action href={home}>Commencer une simulation</Action>
      </>
    ),
  })
