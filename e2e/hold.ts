import type { Page } from '@playwright/test'

/**
 * Keeps what a page asks for on its way until the answer is called: what passes meanwhile stands
 * still. The first `after` calls go through.
 */
export async function hold(page: Page, asked: string | RegExp, { after = 0 } = {}) {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  let calls = 0
  await page.route(asked, async (route) => {
    if (calls++ >= after) await letGo
    await route.continue()
  })
  return resolve
}
