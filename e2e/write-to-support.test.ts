import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { anAddress } from './account.ts'
import { aPremiumAccount } from './by-calls.ts'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { mailsTo } from './mailbox.ts'

const THANKS = 'Merci, nous avons votre message'
const form = (page: Page) => page.getByRole('form', { name: 'Nous écrire' })

async function write(page: Page, { email = '', subject = '', message = '' }) {
  await form(page).getByLabel('Votre e-mail').fill(email)
  await form(page).getByLabel('Sujet').fill(subject)
  await form(page).getByLabel('Message').fill(message)
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Envoyer le message' }).click()

async function mailAbout(page: Page, subject: string) {
  let found: string | undefined
  await expect(async () => {
    found = (await mailsTo(page, 'aide@exemple.fr')).find((mail) => mail.includes(subject))
    expect(found).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return found ?? ''
}

test('a visitor is told what is missing, then writes and is answered at their address', {
  tag: '@both',
}, async ({ page }) => {
  const email = anAddress()
  await page.goto('/assistance')
  await write(page, { email: 'lea@', subject: 'Un lien', message: ' ' })
  await send(page)
  await expect(page.getByText('Veuillez entrer une adresse email valide.')).toBeVisible()
  await expect(page.getByText('Écrivez votre message.')).toBeVisible()
  await expect(form(page).getByLabel('Votre e-mail')).toBeFocused()

  await write(page, { email, subject: `Un lien ${email}`, message: "Il n'arrive pas.\nMerci" })
  await send(page)

  await expect(page.getByRole('heading', { name: THANKS })).toBeFocused()
  await expect(page.getByText(`La réponse arrivera à ${email}.`)).toBeVisible()
  const mail = await mailAbout(page, `Un lien ${email}`)
  expect(mail).toContain('aucun (visiteur)')
  await page.getByRole('button', { name: 'Écrire un autre message' }).click()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
})

test('whoever has Premium finds their address there, and the message marked', async ({ page }) => {
  const email = await aPremiumAccount(page)
  await page.goto('/assistance')
  await expect(form(page).getByLabel('Votre e-mail')).toHaveValue(email)

  await form(page).getByLabel('Sujet').fill(`Mon reçu ${email}`)
  await form(page).getByLabel('Message').fill('Où le retrouver ?')
  await send(page)

  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
  expect(await mailAbout(page, `Mon reçu ${email}`)).toContain('Assistance Premium')
})

test('when sending fails nothing is lost, even after a reload', async ({ page }) => {
  const words = { email: anAddress(), subject: 'Panne', message: 'Une longue explication.' }
  await page.route('**/api/support', (route) => route.abort())
  await page.goto('/assistance')
  await write(page, words)
  await send(page)
  await expect(page.getByRole('alert')).toContainText("Votre message n'est pas parti.")
  await expect(form(page).getByLabel('Message')).toHaveValue(words.message)

  await page.unroute('**/api/support')
  await page.reload()
  await expect(form(page).getByLabel('Message')).toHaveValue(words.message)
  await expect(form(page).getByLabel('Sujet')).toHaveValue(words.subject)
  await send(page)

  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
  await page.reload()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
})

test('what is typed before JavaScript arrives stays', async ({ page }) => {
  const letProgramCome = await hold(page, '**/assets/*.js')
  const email = anAddress()
  await page.goto('/assistance', { waitUntil: 'commit' })
  await write(page, { email, subject: `Tôt ${email}`, message: 'Déjà écrit.' })
  letProgramCome()
  await page.waitForLoadState('load')

  await expect(form(page).getByLabel('Message')).toHaveValue('Déjà écrit.')
  await send(page)
  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
  await mailAbout(page, `Tôt ${email}`)
})

test('accessibility tools find nothing on the support page, light or dark', async ({ page }) => {
  await page.goto('/assistance')
  await write(page, { email: 'lea@' })
  await send(page)
  await expect(page.getByText('Écrivez votre message.')).toBeVisible()

  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent by a plain form, and a refused one keeps its words', async ({ page }) => {
    const email = anAddress()
    await page.goto('/assistance')
    await write(page, { email: 'lea@exemple', subject: `Simple ${email}`, message: 'Bonjour' })
    await send(page)
    await expect(page.getByText('Veuillez entrer une adresse email valide.')).toBeVisible()
    await expect(form(page).getByLabel('Message')).toHaveValue('Bonjour')

    await form(page).getByLabel('Votre e-mail').fill(email)
    await send(page)

    await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
    await mailAbout(page, `Simple ${email}`)
  })
})
