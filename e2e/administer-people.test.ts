import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { A_PASSWORD, anAddress, dialog, toast } from './account.ts'
import { anotherPage, signInAdministrator } from './an-administrator.ts'
import { aPremiumAccount, aSignedInAccount } from './by-calls.ts'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { afterRefresh } from './refresh-now.ts'

/** Somebody who has signed up, and has not verified anything. */
async function aPerson(page: Page, email = anAddress()) {
  await page.request.post('/api/signup', { data: { email, password: A_PASSWORD } })
  return email
}

async function look(page: Page, email: string) {
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: `Voir les détails de ${email}` }).click()
  const details = dialog(page, "Détails de l'Utilisateur")
  await expect(details.getByText('Aucun historique de paiement')).toBeVisible()
  return details
}

test('visitors and users are refused, and nothing of the back office is fetched for them', async ({
  page,
}) => {
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(request.url()))
  const paths = ['/admin', '/admin/users', '/admin/blog', '/admin/blog/new']

  for (const path of paths) {
    const response = await page.goto(path)
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { name: 'Authentification Requise' })).toBeVisible()
  }
  await expect(page.getByText('Veuillez vous connecter pour accéder au panel admin.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await aSignedInAccount(page)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Accès Admin Requis' })).toBeVisible()
  }

  const scripts = [...fetched].filter((url) => url.endsWith('.js'))
  for (const url of scripts) {
    expect(await (await page.request.get(url)).text(), url).not.toContain('/api/admin')
  }
  expect(scripts.length).toBeGreaterThan(3)
  expect([...fetched].filter((url) => /\/api\/admin|assets\/sections/.test(url))).toEqual([])
})

test('the dashboard counts, follows what happens, and refreshes the sitemap', {
  tag: '@both',
}, async ({ page }) => {
  await signInAdministrator(page, 12)
  await page.clock.install()
  await page.goto('/admin')
  const users = page
    .getByRole('region', { name: 'Utilisateurs', exact: true })
    .getByRole('paragraph')
  await expect(page.getByText('Données en temps réel')).toBeVisible()
  const count = async () => Number(((await users.first().textContent()) ?? '').replace(/\D/g, ''))
  const before = await count()

  await aPerson(page)
  await afterRefresh(page, async () => (await count()) > before)

  await page.getByText('Voir le tableau').click()
  await expect(page.getByRole('table', { name: 'Activité par jour' }).getByRole('row')).toHaveCount(
    31,
  )
  await page.getByRole('button', { name: 'Actualiser sitemap.xml' }).click()
  await expect(toast(page, 'Sitemap actualisé')).toBeVisible()
})

test('a switch flips at once, and back when the server refuses', async ({ page }) => {
  await signInAdministrator(page, 13)
  const details = await look(page, await aPerson(page))
  const premium = details.getByRole('switch', { name: 'Statut Premium' })

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/users/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await held
    await route.fulfill({ status: 409, json: { message: 'Pas maintenant.', code: 'conflict' } })
  })
  await premium.click()
  await expect(premium).toBeChecked()
  await expect(premium).toBeDisabled()
  answer()
  await expect(toast(page, 'Pas maintenant.')).toBeVisible()
  await expect(premium).not.toBeChecked()

  await page.unroute('**/api/admin/users/*')
  await premium.click()
  await expect(toast(page, 'Utilisateur mis à jour avec succès')).toBeVisible()
  await expect(details.getByText('Statut Premium\u00a0: non → oui')).toBeVisible()
})

test('what one administrator changes, the other sees; and a right ends at the next call', {
  tag: '@both',
}, async ({ page, browser }) => {
  await signInAdministrator(page, 14)
  const elsewhere = await anotherPage(browser, page)
  await signInAdministrator(elsewhere, 15)
  await elsewhere.clock.install()
  const email = await aPerson(page)
  const here = await look(page, email)
  const there = await look(elsewhere, email)

  await here.getByRole('switch', { name: 'Statut Premium' }).click()
  await afterRefresh(elsewhere, () =>
    there.getByRole('switch', { name: 'Statut Premium' }).isChecked(),
  )

  const other = await look(page, 'administration-15@exemple.fr')
  // Or the page that refreshes itself would know before the click.
  const letGo = await hold(elsewhere, '**/api/admin/**')
  await other.getByRole('switch', { name: 'Accès Admin' }).click()
  await expect(toast(page, 'Utilisateur mis à jour avec succès')).toBeVisible()
  await there.getByRole('switch', { name: 'Accès Admin' }).click()
  letGo()
  await expect(elsewhere.getByRole('heading', { name: 'Accès Admin Requis' })).toBeVisible()
})

test('administrators who demote each other at once leave one', { tag: '@both' }, async ({
  page,
  browser,
}) => {
  const mine = await signInAdministrator(page, 20)
  const elsewhere = await anotherPage(browser, page)
  const theirs = await signInAdministrator(elsewhere, 21)
  const there = await look(page, 'administration-21@exemple.fr')
  const here = await look(elsewhere, 'administration-20@exemple.fr')

  const release = await Promise.all([page, elsewhere].map((one) => hold(one, '**/api/admin/**')))
  const asked = [page, elsewhere].map((one) =>
    one.waitForRequest((request) => request.method() === 'PATCH'),
  )
  for (const details of [there, here]) {
    await details.getByRole('switch', { name: 'Accès Admin' }).click()
  }
  await Promise.all(asked)
  for (const letGo of release) letGo()

  const may = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await page.request.get('/api/admin/stats', { headers })).status()
  }
  await expect(async () => {
    expect([await may(mine), await may(theirs)].sort()).toEqual([200, 403])
  }).toPass()
})

test('what somebody paid is read in their details', async ({ page, browser }) => {
  await signInAdministrator(page, 22)
  const buyer = await anotherPage(browser, page)
  const email = await aPremiumAccount(buyer)

  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row', { name: email })).toContainText('Premium')
  await page.getByRole('button', { name: `Voir les détails de ${email}` }).click()

  const details = dialog(page, "Détails de l'Utilisateur")
  await expect(details.getByText('5,99\u00a0EUR')).toBeVisible()
  await expect(details.getByText('Réussi')).toBeVisible()
  await expect(details.getByRole('switch', { name: 'Statut Premium' })).toBeChecked()
})

test('the list is searched, filtered and shared by its address', { tag: '@both' }, async ({
  page,
}) => {
  await signInAdministrator(page, 16)
  const family = randomUUID().slice(0, 8)
  for (let one = 0; one < 21; one++) await aPerson(page, `p${one}.${family}@exemple.fr`)
  await page.goto('/admin/users')

  await page.getByPlaceholder('Rechercher par email...').fill(family.toUpperCase())
  await expect(page.getByRole('heading', { name: 'Utilisateurs (21)' })).toBeVisible()
  await expect(page.getByText('Affichage de 1 à 20 sur 21 utilisateurs')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Précédent' })).toBeDisabled()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByText('Page 2 sur 2')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Affichage de 21 à 21 sur 21 utilisateurs')).toBeVisible()
  await page.getByLabel('Statut email').selectOption('Vérifié')
  await expect(page.getByText('Aucun utilisateur trouvé')).toBeVisible()
  await expect(page).not.toHaveURL(/page=/)
  await page.goto(`/admin/users?search=${family}&page=99`)
  await expect(page.getByText('Affichage de 21 à 21 sur 21 utilisateurs')).toBeVisible()
  await expect(page).toHaveURL(/page=2$/)
})

test('the details are read and changed with the keyboard alone', async ({ page }) => {
  await signInAdministrator(page, 17)
  const email = await aPerson(page)
  await page.goto(`/admin/users?search=${email}`)
  const open = page.getByRole('button', { name: `Voir les détails de ${email}` })
  await open.focus()
  await page.keyboard.press('Enter')
  const details = dialog(page, "Détails de l'Utilisateur")
  const premium = details.getByRole('switch', { name: 'Statut Premium' })
  await expect(premium).toBeVisible()

  const tab = async () => {
    await page.keyboard.press('Tab')
    return premium.evaluate((one) => one === document.activeElement)
  }
  await expect.poll(tab).toBe(true)
  await page.keyboard.press('Space')
  await expect(premium).toBeChecked()
  await expect(details.getByText('Statut Premium\u00a0: non → oui')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(details).toBeHidden()
  await expect(open).toBeFocused()
})

test('accessibility tools find nothing in the back office, light or dark', async ({ page }) => {
  await signInAdministrator(page, 18)
  await page.setViewportSize({ width: 360, height: 740 })
  const check = async () => {
    expect(await accessibilityFaults(page)).toEqual([])
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  }
  await page.goto('/admin')
  await page.getByText('Voir le tableau').click()
  await expect(page.getByText('Indicateurs clés')).toBeVisible()
  await check()
  await look(page, await aPerson(page))
  await check()
})
