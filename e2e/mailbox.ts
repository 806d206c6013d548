import { expect, type Page } from '@playwright/test'

/** The link of the newest mail of a kind to an address, as the demonstration's outbox shows it. */
export async function mailedLink(page: Page, address: string, path: string): Promise<string> {
  const link = new RegExp(`https?://[^/"]+${path}\\?token=[\\w-]+`)
  let found = ''
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text()
    const mail = outbox
      .split('<article>')
      .find((article) => article.includes(address) && link.test(article))
    found = mail?.match(link)?.[0] ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return new URL(found).pathname + new URL(found).search
}
