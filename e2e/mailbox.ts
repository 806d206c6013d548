import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
}

/** The mails that left for an address, newest first: by SMTP, or as the demonstration's outbox shows them. */
export async function mailsTo(page: Page, address: string): Promise<string[]> {
  const { mailbox } = test.info().project.metadata
  if (!mailbox) {
    const outbox = await (await page.request.get(`/dev/outbox/${outboxKey()}`)).text()
    return outbox.split('<article>').filter((article) => article.includes(address))
  }
  const mails: Mail[] = await (await page.request.get(mailbox)).json()
  return mails.filter(({ to }) => to === address).map(({ subject, text }) => `${subject}\n${text}`)
}

/** The secret of the outbox's address, which the product made for its data. */
const outboxKey = () =>
  readFileSync(join(JSON.parse(process.env.JOURNEY_PLACES ?? '').data, 'sqlite/outbox-key'), 'utf8')

/** A folder for the data of a product of one's own, whose outbox opens to the same key. */
export function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vis-a-vis-e2e-'))
  writeFileSync(join(folder, 'outbox-key'), outboxKey(), { mode: 0o600 })
  return folder
}

/** The link of the newest mail of a kind to an address. */
export async function mailedLink(page: Page, address: string, path: string): Promise<string> {
  const link = new RegExp(`https?://[^/"\\s]+${path}\\?token=[\\w-]+`)
  let found = ''
  await expect(async () => {
    const mails = await mailsTo(page, address)
    found = mails.find((mail) => link.test(mail))?.match(link)?.[0] ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return new URL(found).pathname + new URL(found).search
}
