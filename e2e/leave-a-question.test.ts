import { expect } from '@playwright/test'
import { askQuestions, start } from './interview.ts'
import { test } from './journey.ts'

const HALF_AN_ANSWER = 'Je commence par regarder'

test('whoever follows a link with words unsaved is asked first', async ({ page }) => {
  await start(page)
  await askQuestions(page)
  await page.getByRole('textbox').fill(HALF_AN_ANSWER)
  const dialog = page.getByRole('dialog', { name: 'Quitter cette question' })
  const home = page.getByRole('banner').getByRole('link').first()

  await home.click()
  await dialog.getByRole('button', { name: 'Rester' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/simulator')
  await home.click()
  await dialog.getByRole('button', { name: 'Quitter' }).click()

  await expect(page).toHaveURL('/')
})

test('where the file that asks cannot come the browser asks', async ({ page }) => {
  await page.route('**/assets/leave-dialog-*.js', (route) => route.abort())
  await start(page)
  await askQuestions(page)
  await page.getByRole('textbox').fill(HALF_AN_ANSWER)
  const home = page.getByRole('banner').getByRole('link').first()
  let stays = 0
  page.once('dialog', async (asked) => {
    stays++
    await asked.dismiss()
  })

  await home.click()
  await expect.poll(() => stays).toBe(1)
  await expect(page).toHaveURL('/simulator')
  await expect(page.getByRole('textbox')).toHaveValue(HALF_AN_ANSWER)
  page.once('dialog', (asked) => asked.accept())
  await home.click()

  await expect(page).toHaveURL('/')
})
