import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { startMailServer } from '../testing/mail-server.ts'
import { readMail } from '../testing/read-mail.ts'
import { startPostgres } from '../testing/start-postgres.ts'

/** The product as it is run for real: PostgreSQL, and mails that leave by SMTP to a peer of ours. */
const postgres = await startPostgres()
const mails = await startMailServer()
const mailbox = createServer((_, response) => {
  const shown = mails.received.map(({ to, raw }) => ({ to: to.join(), ...readMail(raw) }))
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(shown.reverse()))
})
mailbox.listen(Number(process.env.MAILBOX_PORT), '127.0.0.1')

const product = spawn(process.execPath, ['build/server/index.js'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATABASE_URL: postgres.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Vis-à-vis <bonjour@exemple.fr>',
  },
})
const exited = new Promise<number>((resolve) => product.once('exit', (code) => resolve(code ?? 1)))
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => product.kill('SIGTERM'))
}

const code = await exited
await postgres.stop()
process.exit(code)
