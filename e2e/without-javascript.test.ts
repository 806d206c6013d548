import { expect } from '@playwright/test'
import { test } from './journey.ts'

const ARTICLE = '/blog/negocier-son-salaire-a-lembauche'

test.use({ javaScriptEnabled: false })

test('the home page is read whole', async ({ page }) => {
  await page.goto('/')

  await expect(page.getByRole('heading', { name: 'Comment ça marche' })).toBeVisible()
  await expect(page.getByText('Un rapport PDF à télécharger')).toBeVisible()
})

test('the blog is searched, read and left through plain forms and links', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByText('Article vedette')).toBeVisible()
  await page.getByLabel('Rechercher un article').fill('SALAIRE embauche')
  await page.getByLabel('Catégorie').selectOption('Guide')
  await page.getByRole('button', { name: 'Rechercher' }).click()

  await expect(page).toHaveURL('/blog?q=SALAIRE+embauche&categorie=Guide')
  await expect(page.getByText('1 article trouvé')).toBeVisible()
  await page.getByRole('link', { name: /Lire l'article/ }).click()

  await expect(page).toHaveURL(ARTICLE)
  await expect(page.getByText("Trouver une fourchette que l'on peut défendre")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Articles similaires' })).toBeVisible()
  await page.getByRole('link', { name: 'Commencer une simulation' }).click()
  await expect(page).toHaveURL('/job-description')
})

test('a search that finds nothing says so, and leads back', async ({ page }) => {
  await page.goto('/blog?q=zzzz')

  await expect(page.getByText('Aucun article trouvé')).toBeVisible()
  await page.getByRole('link', { name: 'Voir tous les articles' }).click()
  await expect(page).toHaveURL('/blog')
})

test('a question of the prices opens', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByText('Y a-t-il des frais cachés').click()

  await expect(page.getByText('Le prix affiché, 5,99 €, est le prix payé.')).toBeVisible()
})

test('who cannot go on without JavaScript is told so where it happens', async ({ page }) => {
  // Playwright reads no text of these elements by itself.
  const told = page.locator('noscript p')
  await page.goto('/')
  await page.getByRole('button', { name: 'Commencer une simulation' }).first().click()
  await expect(told).toHaveText(/^Les questions ne peuvent pas être préparées sans JavaScript\./)
  await expect(told).toBeVisible()

  for (const path of ['/historique', '/progression']) {
    await page.goto(path)
    await expect(told).toHaveText('Cette page a besoin de JavaScript pour vous reconnaître.')
    await expect(told).toBeVisible()
  }
})
