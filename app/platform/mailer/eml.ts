import type { Mail } from './mailer.ts'

const BOUNDARY = 'partie-de-vis-a-vis'

/** The mail as a file that any mail program opens; its text stays readable, links whole, in an editor. */
export function toEml(
  { id, to, replyTo, priority, subject, html, text }: Mail,
  { from, date }: { from: string; date: Date },
) {
  return [
    `From: ${encoded(from)}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    ...(priority ? ['Importance: High'] : []),
    `Subject: ${encoded(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@outbox>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    `--${BOUNDARY}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text.replaceAll('\r\n', '\n'),
    `--${BOUNDARY}`,
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(html).toString('base64').replace(/.{76}/g, '$&\n'),
    `--${BOUNDARY}--`,
    '',
  ].join('\n')
}

/** What the outbox page shows of such a file. */
export function readEml(eml: string) {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(eml)?.[1] ?? ''
  const [, plain = '', rich = ''] = eml.split(`--${BOUNDARY}`).slice(0, 3)
  const bodyOf = (part: string) => part.slice(part.indexOf('\n\n') + 2).trimEnd()
  return {
    to: header('To'),
    subject: decoded(header('Subject')),
    date: header('Date'),
    text: bodyOf(plain),
    html: Buffer.from(bodyOf(rich), 'base64').toString(),
  }
}

/** Only the words before an address may hold accents: the rest of a header is ASCII already. */
const encoded = (header: string) =>
  header.replace(/[^<]*[^\x20-\x7e<][^<]*/, (words) => {
    const base64 = Buffer.from(words.trimEnd()).toString('base64')
    return `=?UTF-8?B?${base64}?=${words.endsWith(' ') ? ' ' : ''}`
  })

const decoded = (header: string) =>
  header.replace(/=\?UTF-8\?B\?([^?]*)\?=/, (_, base64) => Buffer.from(base64, 'base64').toString())
