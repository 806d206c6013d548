import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused } from './mailer.ts'
import { asMessage, CLOSED_TO_FILES } from './message.ts'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Real e-mail: one connection at a time to the server of `SMTP_URL`, with deadlines. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    ...CLOSED_TO_FILES,
  })
  const composer = createTransport({ streamTransport: true, buffer: true, ...CLOSED_TO_FILES })
  return {
    async send(mail) {
      const messageId = `<${mail.id}@${domainOf(from)}>`
      try {
        await transport.sendMail({ ...asMessage(mail, from), messageId })
      } catch (cause) {
        if (isRefusal(cause)) throw new MailRefused(`${cause.responseCode}`, { cause })
        throw cause
      }
    },
    async rehearse(mail) {
      await composer.sendMail(asMessage(mail, from))
    },
    close: () => transport.close(),
  }
}

/** A 5xx for the recipient or the message is final; for the sender or the login it is ours to mend. */
function isRefusal(cause: unknown): cause is { responseCode: number } {
  if (!(cause instanceof Error) || !('responseCode' in cause) || !('command' in cause)) return false
  const { responseCode, command } = cause
  return typeof responseCode === 'number' && responseCode >= 500 && FINAL.includes(String(command))
}

const FINAL = ['RCPT TO', 'DATA']

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
