import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { call } from '#testing/call.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { createTestPorts } from '#testing/test-ports.ts'
import { createFileMailer } from './file-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const FROM = 'Vis-à-vis <bonjour@exemple.fr>'
const OPEN = { SUPPORT_EMAIL: 'aide@exemple.fr' }
const A_SECOND_PART = [
  'Content-Type: text/html; charset=utf-8',
  '',
  '<form action="https://pirate.example">votre mot de passe</form>',
].join('\n')

/** What a mail server receives, and what is written as a file, of one message to support. */
async function delivered(message: string, subject: string): Promise<Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vis-a-vis-parts-'))
  await using server = await startMailServer()
  const clock = { now: () => new Date('2026-11-27T09:00:00.000Z') }
  const mailers = [
    createSmtpMailer({ url: server.url, from: FROM }),
    createFileMailer({ folder, from: FROM, clock, print: () => {} }),
  ]
  for (const mailer of mailers) {
    await using ports = await createTestPorts({ env: OPEN, mailer })
    const body = { email: 'lea@exemple.fr', subject, message }
    expect((await call(createApp(ports), 'POST /api/support', { body })).status).toBe(200)
    await ports.outbox.deliver()
  }
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)))
  rmSync(folder, { recursive: true })
  return [...server.received.map(({ raw }) => Buffer.from(raw)), ...files]
}

/** Every boundary that this product or its library ever wrote, and what looks like one. */
const BOUNDARIES = ['partie-de-vis-a-vis', '--_NmP-0000000000000000-Part_1', '']

test.each([
  ...BOUNDARIES.map((boundary) => `--${boundary}\n${A_SECOND_PART}\n--${boundary}--`),
  ...BOUNDARIES.map((boundary) => `\r--${boundary}\r${A_SECOND_PART}\r--${boundary}--`),
  `\n\nContent-Type: multipart/mixed; boundary="x"\n\n--x\n${A_SECOND_PART}\n--x--`,
  `.\n..\n.\r\nMAIL FROM:<pirate@exemple.fr>\nRCPT TO:<victime@exemple.fr>\nDATA`,
  `\0${A_SECOND_PART}\0\n.\n\u2028--\u2029`,
  `From pirate@exemple.fr Fri Nov 27 09:00:00 2026\n=3D=\n=00=2E`,
  `${'a'.repeat(2_000)}\nBcc: victime@exemple.fr`,
])('a message stays inside its part, by SMTP and as a file: %j', async (attack) => {
  const message = `Début\n${attack}\nFin`

  const mails = await delivered(message, `Bonjour ${attack.slice(0, 60)}`)

  expect(mails).toHaveLength(2)
  for (const mail of await Promise.all(mails.map((raw) => PostalMime.parse(raw)))) {
    expect(mail.attachments).toEqual([])
    expect(mail.to?.map(({ address }) => address)).toEqual(['aide@exemple.fr'])
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['lea@exemple.fr'])
    expect(mail.html).not.toContain('<form')
    for (const words of ['Début', 'Fin', ...wordsOf(attack)]) {
      expect(mail.text).toContain(words)
    }
    expect(mail.headers.filter(({ key }) => key === 'content-type')).toHaveLength(1)
  }
})

/** The longest runs of what was written that no space parts, as the text must still hold them. */
const wordsOf = (text: string) => text.match(/[^\s\p{Cc}\u2028\u2029]{4,}/gu) ?? []
