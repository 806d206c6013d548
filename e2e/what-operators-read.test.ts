import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { AN_OFFER } from '../testing/an-offer.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { readMail } from '../testing/read-mail.ts'
import { startProduct } from '../testing/start-product.ts'

const PASSWORD = 'le mot de passe de Zoé 🗝'
const NEW_PASSWORD = 'un autre mot de passe'
const ANSWER = "Chez mon dernier employeur, j'ai réduit les retours clients de 30 % en trois mois."

test('no address, password, token, offer or answer is ever written in the logs', async () => {
  await using mails = await startMailServer()
  await using product = await startProduct({
    PUBLIC_URL: 'https://entretien.exemple.fr',
    SMTP_URL: mails.url,
    MAIL_FROM: 'bonjour@exemple.fr',
    LOG_LEVEL: 'trace',
  })
  const email = 'zoe.martin@exemple.fr'
  const token = await mailedToken(() => post('signup', { email, password: PASSWORD }))
  await post('verify-email', { token })
  await post('login', { email, password: 'pas le bon' })
  const login = await post('login', { email, password: PASSWORD })
  await post('generate-questions', { jobDescription: AN_OFFER }, login.token)
  const asked = { question: 'Et vous ?', answer: ANSWER, jobDescription: AN_OFFER }
  await post('generate-feedback', asked, login.token)
  await post('generate-feedback', asked, 'un-jeton-invente')
  const reset = await mailedToken(() => post('forgot-password', { email }))
  await post('reset-password', { token: reset, newPassword: NEW_PASSWORD })
  await product.kill('SIGTERM')
  await product.exited

  const logs = product.said()
  expect(logs).toContain('"call":"POST /api/login","status":401')
  expect(logs).toContain('"call":"POST /api/login","status":200')
  expect(logs).toContain('"call":"POST /api/generate-feedback","status":401')
  const secrets = [email, 'zoe', PASSWORD, NEW_PASSWORD, 'pas le bon', token, login.token, reset]
  for (const secret of [...secrets, ANSWER, AN_OFFER.slice(0, 40), 'un-jeton-invente']) {
    expect(logs).not.toContain(secret)
  }

  async function post(call: string, body: unknown, bearer = '') {
    const response = await fetch(`${product.url}/api/${call}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
    })
    return response.json()
  }

  async function mailedToken(cause: () => Promise<unknown>): Promise<string> {
    const before = mails.received.length
    await cause()
    await expect.poll(() => mails.received.length).toBe(before + 1)
    const text = readMail(mails.received.at(-1)?.raw ?? '').text
    return /token=([\w-]+)/.exec(text)?.[1] ?? ''
  }
})

test('a page that breaks names the incident that the logs hold, and says nothing else of it', async ({
  page,
}) => {
  await using product = await startProduct()
  const database = new DatabaseSync(join(product.dataDir, 'vis-a-vis.sqlite'), { timeout: 5000 })
  database.exec('alter table article rename to article_away')
  database.close()

  const response = await page.goto(`${product.url}/blog?q=entretien`)
  const reference = response?.headers()['x-request-id'] ?? ''

  expect(response?.status()).toBe(500)
  expect(reference).toMatch(/^[\w-]{20,}$/)
  await expect(page.getByText(`Référence de l'incident : ${reference}`)).toBeVisible()
  await expect(page.getByText('no such table')).toBeHidden()
  await expect.poll(product.said).toContain(`"requestId":"${reference}"`)
  await page.getByRole('heading', { name: "Cette page n'a pas pu s'afficher" }).waitFor()

  const call = await fetch(`${product.url}/api/blog/articles?search=entretien`)
  const body = await call.json()
  expect(call.status).toBe(500)
  expect(body.requestId).toBe(call.headers.get('x-request-id'))
  await expect.poll(product.said).toContain(`"requestId":"${body.requestId}"`)
})
