import { type Browser, expect, type Page } from '@playwright/test'
import { A_PASSWORD } from './account.ts'
import { ADMINISTRATORS } from './administrators.ts'
import { waitForLife } from './journey.ts'
import { mailedLink } from './mailbox.ts'

/** An administrator who is signed in, in a browser of their own when one is given. */
export async function signInAdministrator(page: Page, index: number): Promise<string> {
  const email = ADMINISTRATORS[index] ?? ''
  const { request } = page
  await request.post('/api/signup', { data: { email, password: A_PASSWORD } })
  const link = await mailedLink(page, email, '/verify-email')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  await request.post('/api/verify-email', { data: { token } })
  const login = await request.post('/api/login', { data: { email, password: A_PASSWORD } })
  const signedIn = await login.json()
  expect(signedIn.user.isAdmin).toBe(true)
  await page.goto('/about')
  await page.evaluate((kept) => localStorage.setItem('token', kept), signedIn.token)
  return signedIn.token
}

/** Another browser, which knows nothing of the first. */
export const anotherPage = async (browser: Browser, like: Page) => {
  const context = await browser.newContext({ baseURL: new URL(like.url()).origin })
  return waitForLife(await context.newPage())
}
