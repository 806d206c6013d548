import { expect, type Page } from '@playwright/test'
import { toast } from './account.ts'
import { signInAdministrator } from './an-administrator.ts'
import { answerDialog, aTitle, choose, create, rowOf } from './articles.ts'
import { test } from './journey.ts'
import { afterRefresh } from './refresh-now.ts'

/** Opens an article of the list to change it; gives its identifier. */
async function edit(page: Page, title: string): Promise<string> {
  await choose(page, title, 'Modifier')
  await expect(page.getByLabel('Titre')).toHaveValue(title)
  return page.url().split('/').at(-1) ?? ''
}

test('a publication that fails is shown at once, then taken back and told', async ({ page }) => {
  await signInAdministrator(page, 8)
  const title = aTitle('Refusé')
  await create(page, title)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/publish', async (route) => {
    await held
    const json = { message: 'La base ne répond pas.', code: 'unavailable' }
    await route.fulfill({ status: 503, json })
  })

  await choose(page, title, 'Publier')
  await expect(rowOf(page, title)).toContainText('Publié')
  answer()

  await expect(toast(page, 'Impossible de mettre à jour le statut')).toBeVisible()
  await expect(toast(page, 'La base ne répond pas.')).toBeVisible()
  await expect(rowOf(page, title)).toContainText('Brouillon')
})

test('an article deleted by somebody else meanwhile loses no word of who is changing it', async ({
  page,
}) => {
  const token = await signInAdministrator(page, 9)
  const title = aTitle('Disparu')
  await create(page, title)
  const id = await edit(page, title)
  const mine = '<p>Ce que je viens de relire.</p>'
  await page.getByLabel('Contenu (HTML)').fill(mine)
  const headers = { Authorization: `Bearer ${token}` }
  await page.request.delete(`/api/admin/blog/articles/${id}`, { headers })

  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const told =
    'Cet article a été supprimé entre-temps. Votre texte est intact : « Enregistrer » en fera un nouvel article.'
  const note = page.getByText(told)
  await expect(note).toBeVisible()
  await expect(page.getByLabel('Contenu (HTML)')).toHaveValue(mine)
  const asked = answerDialog(page, 'accept')
  await page.reload()
  await asked
  await expect(note).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveValue(title)
  await expect(page.getByLabel('Contenu (HTML)')).toHaveValue(mine)
  await page.getByRole('button', { name: 'Enregistrer' }).click()

  await expect(toast(page, 'Article créé')).toBeVisible()
  await edit(page, title)
  await expect(page.getByLabel('Contenu (HTML)')).toHaveValue(mine)
})

test('closing the tab on a change that is not saved asks first, and no more once it is', async ({
  page,
}) => {
  await signInAdministrator(page, 10)
  const title = aTitle('Ouvert')
  await create(page, title)
  await edit(page, title)
  await page.getByLabel('Extrait').fill('Pas encore enregistré.')

  const asked = answerDialog(page, 'dismiss')
  await page.close({ runBeforeUnload: true })
  await asked
  await expect(page.getByLabel('Extrait')).toHaveValue('Pas encore enregistré.')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(page, 'Article mis à jour')).toBeVisible()
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })

  await closed
})

test('the dashboard says when its figures or the sitemap cannot be had', async ({ page }) => {
  await signInAdministrator(page, 11)
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 500, body: '' }))
  await page.clock.install()
  await page.goto('/admin')
  await expect(page.getByText('Échec du chargement des statistiques administrateur.')).toBeVisible()
  await page.unroute('**/api/admin/stats')
  await afterRefresh(page, () => page.getByText('Données en temps réel').isVisible())

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/refresh-sitemap', async (route) => {
    await held
    await route.fulfill({ status: 500, body: '' })
  })
  await page.getByRole('button', { name: 'Actualiser sitemap.xml' }).click()
  await expect(page.getByRole('button', { name: 'Actualisation en cours...' })).toBeDisabled()
  answer()

  await expect(toast(page, "Échec de l'actualisation du sitemap")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actualiser sitemap.xml' })).toBeEnabled()
})
