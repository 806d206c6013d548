import { type Browser, expect, type Page } from '@playwright/test'
import { ADMINISTRATORS } from './administrators.ts'
import { aSession, keepToken } from './by-calls.ts'
import { waitForLife } from './journey.ts'

/** Signs a tab in as the administrator of that number; gives the token. */
export async function signInAdministrator(page: Page, index: number): Promise<string> {
  const email = ADMINISTRATORS[index] ?? ''
  const { token, isAdmin } = await aSession(page, email)
  expect(isAdmin).toBe(true)
  await page.goto('/robots.txt')
  await keepToken(page, token)
  return token
}

/** Another browser, which knows nothing of the first. */
export const anotherPage = async (browser: Browser, like: Page) => {
  const context = await browser.newContext({ baseURL: new URL(like.url()).origin })
  return waitForLife(await context.newPage())
}
