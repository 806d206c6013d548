import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { toast } from './account.ts'

export const aTitle = (words: string) => `${words} ${randomUUID().slice(0, 8)}`
export const rowOf = (page: Page, title: string) => page.getByRole('row', { name: title })

/** Everything that a new article needs; its slug follows its title. */
export async function fill(page: Page, title: string) {
  await page.getByLabel('Titre').fill(title)
  await page.getByLabel('Extrait').fill('Ce que cet article apporte.')
  await page.getByLabel('Contenu (HTML)').fill('<p>Un texte à relire.</p>')
  await page.getByLabel('Catégorie').selectOption('Finance')
  await page.getByLabel('Auteur').fill('La rédaction')
}

/** A draft that is saved; gives its slug. */
export async function create(page: Page, title: string) {
  await page.goto('/admin/blog/new')
  await fill(page, title)
  const slug = await page.getByLabel('Slug (URL)').inputValue()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(page, 'Article créé')).toBeVisible()
  await expect(page).toHaveURL('/admin/blog')
  return slug
}

/** One act of the menu of an article's row. */
export async function choose(page: Page, title: string, act: string) {
  await page.getByRole('button', { name: `Actions pour « ${title} »` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

/** Answers the browser's next question, which may come after the click; gives its sentence. */
export const answerDialog = (page: Page, answer: 'accept' | 'dismiss') =>
  new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog[answer]()
      resolve(dialog.message())
    })
  })
