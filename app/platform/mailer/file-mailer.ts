import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { openPrivateFolder } from '../private-files.ts'
import { toEml } from './eml.ts'
import type { Mailer } from './mailer.ts'

interface FileMailerOptions {
  folder: string
  from: string
  clock: Clock
  /** Says on the console what would have been sent, with its link. */
  print: (line: string) => void
}

/** Pretend e-mail: every mail becomes a file, and its link a line on the console. */
export function createFileMailer({ folder, from, clock, print }: FileMailerOptions): Mailer {
  return {
    async send(mail) {
      const date = clock.now()
      const name = `${date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`
      openPrivateFolder(folder)
      // Whoever reads the link may open the account.
      await writeFile(join(folder, name), await toEml(mail, { from, date }), { mode: 0o600 })
      const link = mail.text.split(/\s+/).find(isSecretLink)
      print(`E-mail pour ${mail.to} : ${mail.subject}${link ? `\n  ${link}` : ''}\n`)
    },
    async forget(address) {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((name) => name.endsWith('.eml'))) {
        const file = join(folder, name)
        // Another process may have been faster.
        const eml = await readFile(file, 'utf8').catch(() => '')
        if (isOf(eml, address)) await rm(file, { force: true })
      }
    },
    async rehearse(mail) {
      await toEml(mail, { from, date: clock.now() })
    },
    close: () => {},
  }
}

function isOf(eml: string, address: string): boolean {
  const headers = eml.slice(0, eml.indexOf('\n\n')).toLowerCase().split('\n')
  return ['to', 'reply-to'].some((name) => headers.includes(`${name}: ${address.toLowerCase()}`))
}

const isSecretLink = (word: string) => /^https?:\/\//.test(word) && /token=\S/.test(word)
