import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Part } from '../app/history/contract.ts'
import { A_PASSWORD, anAddress } from './account.ts'
import { MESSY_OFFER } from './interview.ts'
import { mailedLink } from './mailbox.ts'

/** A session of a new account that is verified; made by calls, since other journeys see to the screens. */
export async function aSession(page: Page, email = anAddress()) {
  const { request } = page
  await post(request, '/api/signup', { email, password: A_PASSWORD })
  const link = await mailedLink(page, email, '/verify-email')
  const verification = { token: new URLSearchParams(link.split('?')[1]).get('token') }
  const { mustChoosePassword } = await post(request, '/api/verify-email', verification)
  if (mustChoosePassword) {
    await post(request, '/api/verify-email', { ...verification, newPassword: A_PASSWORD })
  }
  const { token, user } = await post(request, '/api/login', { email, password: A_PASSWORD })
  return { email, token: String(token), isAdmin: Boolean(user.isAdmin) }
}

/** Signs a tab in that shows a page of the site; the next page knows it. */
export const keepToken = (page: Page, token: string) =>
  page.evaluate((kept) => localStorage.setItem('token', kept), token)

/** An account that is verified and signed in, on the home page; made by calls alone. */
export async function aSignedInAccount(page: Page) {
  const { email, token } = await aSession(page)
  await openAs(page, token, '/')
  return email
}

/** An account that has paid and is signed in, on the home page; made by calls alone. */
export async function aPremiumAccount(page: Page) {
  const { email, token } = await aSession(page)
  await payByCalls(page.request, token)
  await openAs(page, token, '/')
  return email
}

/** An account that is signed in on /about, made by calls alone; with Premium it has paid. */
export async function signInByCalls(page: Page, { isPremium }: { isPremium: boolean }) {
  const { email, token } = await aSession(page)
  if (isPremium) await payByCalls(page.request, token)
  await openAs(page, token, '/about')
  return { email, token }
}

/** Opens a page in a tab that is signed in: a token is kept by the site, of which a file is enough. */
async function openAs(page: Page, token: string, path: string) {
  await page.goto('/robots.txt')
  await keepToken(page, token)
  await page.goto(path)
}

async function payByCalls(request: APIRequestContext, token: string) {
  const pay = '/api/stripe'
  const { clientSecret } = await post(
    request,
    `${pay}/create-payment-intent`,
    { amount: 599 },
    token,
  )
  const card = { clientSecret, cardNumber: '4242424242424242' }
  const { paymentIntent } = await post(request, `${pay}/pretend/confirm`, card)
  await post(request, `${pay}/confirm-payment`, { paymentIntentId: paymentIntent.id }, token)
}

/** A finished simulation that is kept of an account: what was answered to its first questions, the others passed. */
export async function aKeptSimulation(
  { request }: Page,
  { token, answers }: { token: string; answers: readonly { text: string; level: number }[] },
): Promise<string> {
  const asked = { jobDescription: MESSY_OFFER }
  const { simulationId, questions, title } = await post(
    request,
    '/api/generate-questions',
    asked,
    token,
  )
  const offer = { ...asked, title, questions, startTime: 1 }
  const steps = questions.map((_: string, index: number) => stepOf(index, answers[index]))
  const reply = await request.put(`/api/simulations/${simulationId}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { parts: [{ kind: 'offer', changedAt: 1, ...offer }, ...steps] },
  })
  expect((await reply.json()).state).toBe('finished')
  return simulationId
}

function stepOf(index: number, given: { text: string; level: number } | undefined): Part {
  const { text, level } = given ?? { text: '', level: 1 }
  const dimensions = (
    ['Pertinence', 'Preuve concrète', 'Structure (STAR)', 'Résultat mesuré'] as const
  ).map((name) => ({ name, level: name === 'Résultat mesuré' ? 1 : level }))
  const feedback = {
    ...{ analysis: 'Votre exemple se suit bien.', strengths: [], improvements: [] },
    ...{ exampleAnswer: '', score: 20 * level, kind: 'behavioural' as const, dimensions },
    ...{ evidence: [], source: 'coach' as const },
  }
  const step = { kind: 'step' as const, changedAt: 1, index, answer: text, seconds: 40 }
  return { ...step, feedback: given ? feedback : null, earlier: [] }
}

async function post(request: APIRequestContext, path: string, data: object, token?: string) {
  const headers = token ? { Authorization: `Bearer ${token}` } : {}
  const reply = await request.post(path, { data, headers })
  expect(reply.ok(), `${path} : ${reply.status()}`).toBe(true)
  return reply.json()
}
