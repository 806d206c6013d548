import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { Mail } from './mailer.ts'
import { asMessage, CLOSED_TO_FILES } from './message.ts'

const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'unix',
  ...CLOSED_TO_FILES,
})

/** The mail as a file that any mail program opens; its text stays readable, links whole, in an editor. */
export async function toEml(mail: Mail, { from, date }: { from: string; date: Date }) {
  const { text, html, ...head } = asMessage(mail, from)
  const { message } = await composer.sendMail({
    ...head,
    date,
    messageId: `<${mail.id}@outbox>`,
    alternatives: [
      { raw: plainPart(text) },
      { contentType: 'text/html; charset=utf-8', content: html, contentTransferEncoding: 'base64' },
    ],
  })
  return message as Buffer
}

/** Nodemailer would fold the lines of a text and spell its accents, which no editor reads. */
const plainPart = (text: string) =>
  [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, ''),
  ].join('\n')

/** What the outbox page shows of such a file. */
export async function readEml(eml: Buffer) {
  const { to, subject, date, text, html } = await PostalMime.parse(eml)
  return {
    to: to?.[0]?.address ?? '',
    subject: subject ?? '',
    date: date ?? '',
    text: text ?? '',
    html: html ?? '',
  }
}
