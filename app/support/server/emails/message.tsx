import { Fragment } from 'react'
import { Paragraph, written } from '#app/platform/mailer/mail-layout.tsx'

interface Message {
  email: string
  /** The address of the account that wrote; null for a visitor. */
  account: string | null
  isPremium: boolean
  subject: string
  message: string
}

/** A message to whoever answers; the words before the subject are ours, so that none can be forged. */
export const messageLetter = ({ email, account, isPremium, subject, message }: Message) =>
  written({
    subject: `${isPremium ? 'Assistance Premium' : 'Assistance'} : ${subject}`,
    preview: `De ${email}`,
    children: (
      <>
        <Paragraph>
          De : {email}
          <br />
          Compte :{' '}
          {account ? `${account}, ${isPremium ? 'Premium' : 'gratuit'}` : 'aucun (visiteur)'}
        </Paragraph>
        {message.split(/\n{2,}/).map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never move.
          <Paragraph key={index}>
            {block.split('\n').map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines.
              <Fragment key={at}>
                {at > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </Paragraph>
        ))}
        <Paragraph>Répondez à cet e-mail : votre réponse ira à {email}.</Paragraph>
      </>
    ),
  })
