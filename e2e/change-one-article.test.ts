import { expect } from '@playwright/test'
import { toast } from './account.ts'
import { anotherPage, signInAdministrator } from './an-administrator.ts'
import { aTitle, choose, create } from './articles.ts'
import { test } from './journey.ts'

test('two administrators on one article: the second sees both texts and chooses', {
  tag: '@both',
}, async ({ page, browser }) => {
  await signInAdministrator(page, 4)
  const title = aTitle('À deux')
  await create(page, title)
  const other = await anotherPage(browser, page)
  await signInAdministrator(other, 5)
  for (const one of [page, other]) {
    await one.goto('/admin/blog')
    await choose(one, title, 'Modifier')
    await expect(one.getByLabel('Titre')).toHaveValue(title)
  }

  await page.getByLabel('Extrait').fill('Le premier.')
  await page.getByLabel('Auteur').fill('Une première plume')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(page, 'Article mis à jour')).toBeVisible()
  await other.getByLabel('Extrait').fill('Le second.')
  await other.getByRole('button', { name: 'Enregistrer' }).click()

  const panel = other.getByRole('alert', { name: 'Une autre version' })
  await expect(panel).toContainText('Le premier.')
  await expect(other.getByLabel('Extrait')).toHaveValue('Le second.')
  await panel.getByRole('button', { name: "Prendre l'autre version" }).click()
  await expect(other.getByLabel('Extrait')).toHaveValue('Le premier.')
  await other.getByRole('button', { name: 'Revenir à mon texte' }).click()
  await expect(other.getByLabel('Extrait')).toHaveValue('Le second.')
  await expect(other.getByLabel('Auteur')).toHaveValue('Une première plume')
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(other, 'Article mis à jour')).toBeVisible()
})

test('who keeps their text after a reload takes over what only the other changed', async ({
  page,
  browser,
}) => {
  await signInAdministrator(page, 24)
  const title = aTitle('À garder à deux')
  await create(page, title)
  const other = await anotherPage(browser, page)
  await signInAdministrator(other, 25)
  await other.goto('/admin/blog')
  await choose(other, title, 'Modifier')
  await other.getByLabel('Extrait').fill('Le second.')
  await page.goto('/admin/blog')
  await choose(page, title, 'Modifier')
  await page.getByLabel('Extrait').fill('Le premier.')
  await page.getByLabel('Auteur').fill('Une première plume')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(page, 'Article mis à jour')).toBeVisible()

  other.on('dialog', (dialog) => dialog.accept())
  await other.reload()
  await expect(other.getByText('Votre texte non enregistré a été retrouvé.')).toBeVisible()
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  const panel = other.getByRole('alert', { name: 'Une autre version' })
  await expect(panel).toContainText("Auteur, que vous n'aviez pas changé")
  await panel.getByRole('button', { name: 'Garder mon texte' }).click()

  await expect(other.getByLabel('Extrait')).toHaveValue('Le second.')
  await expect(other.getByLabel('Auteur')).toHaveValue('Une première plume')
  await other.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(other, 'Article mis à jour')).toBeVisible()
})
