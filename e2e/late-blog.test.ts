import { expect } from '@playwright/test'
import { hold } from './hold.ts'
import { test } from './journey.ts'

test('the blog says that it is on its way, from any page, and an article that fails is asked for again', async ({
  page,
}) => {
  await page.goto('/about')
  const letGo = await hold(page, '**/blog.data*')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByText('Chargement des articles...')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: "L'entretien s'apprend." })).toBeVisible()
  await expect(page.getByText('Chargement des articles...')).toBeHidden()

  await page.route('**/blog/*.data*', (route) => route.fulfill({ status: 500, body: 'non' }))
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click()
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await page.unroute('**/blog/*.data*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeHidden()
  await expect(
    page
      .getByRole('article')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible()
})
