import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { restrictFolder } from '../private-files.ts'
import { createFileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const PRETEND_SENDER = 'Vis-à-vis <ne-pas-repondre@vis-a-vis.example>'

export const sentMailsFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'outbox')

/** Real mail when `SMTP_URL` is set, files and a line on the console otherwise. */
export function openMailer(env: Env, clock: Clock): Mailer {
  const from = env.MAIL_FROM ?? PRETEND_SENDER
  if (env.SMTP_URL) return createSmtpMailer({ url: env.SMTP_URL, from })
  const print = (line: string) => void process.stdout.write(line)
  const folder = sentMailsFolder(env)
  for (const path of [env.DATA_DIR, folder]) restrictFolder(path)
  return createFileMailer({ folder, from, clock, print })
}
