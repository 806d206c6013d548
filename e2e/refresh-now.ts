import { expect, type Page } from '@playwright/test'
import { REFRESHED_EVERY } from '../app/backoffice/rules.ts'

/**
 * Waits for what a page of the back office shows once it refreshes by itself, without the quarter of
 * a minute in between. Its clock must have been installed before it came.
 */
export const afterRefresh = (page: Page, isShown: () => Promise<boolean>) =>
  expect(async () => {
    await page.clock.fastForward(REFRESHED_EVERY)
    expect(await isShown()).toBe(true)
  }).toPass()
