import { expect, type Page } from '@playwright/test'

/** How many versions of the coach this device could ask without a network. */
export const coachesKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('coach-'))
    const programs = await Promise.all(
      names.map((name) => caches.match(`/assets/${name.slice(6)}`)),
    )
    return programs.filter(Boolean).length
  })

/** Until the screens and the coach are on the device, and this page is served from there. */
export async function whenKept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => coachesKept(page)).toBeGreaterThan(0)
}
