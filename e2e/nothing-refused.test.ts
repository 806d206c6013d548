import { expect, type Page } from '@playwright/test'
import { signUpByScreens } from './account.ts'
import { signInAdministrator } from './an-administrator.ts'
import { answer, askQuestions, nextButton, start } from './interview.ts'
import { test } from './journey.ts'

/** Whatever the policy of the pages keeps from running or loading, from the next page on. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (words: string) => refused.push(words))
  await page.addInitScript(() => {
    const { noteRefusal } = window as never as { noteRefusal: (words: string) => void }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      noteRefusal(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  return refused
}

test('the policy of the pages refuses nothing to who signs up, writes to support and comes back to an interview', async ({
  page,
}) => {
  const refused = await watchRefusals(page)
  await signUpByScreens(page)
  await page.goto('/assistance')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByText('Écrivez votre message.')).toBeVisible()
  await start(page)
  await askQuestions(page)
  await answer(page)
  await expect(nextButton(page)).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()
  await expect(page).toHaveURL('/feedback')

  expect(refused).toEqual([])
})

test('the policy of the pages refuses nothing to who asks for a new password', async ({ page }) => {
  const refused = await watchRefusals(page)
  await page.goto('/reset-password?token=inconnu')
  await page.getByLabel('Nouveau mot de passe').fill('azerty')
  await expect(page.getByText(/Vous pouvez le garder, un plus long/)).toBeVisible()
  await page.getByLabel('Confirmation').fill('autre')
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(page.getByText('Les mots de passe ne correspondent pas.')).toBeVisible()

  expect(refused).toEqual([])
})

test('the policy of the pages refuses nothing to administrators', async ({ page }) => {
  const refused = await watchRefusals(page)
  await signInAdministrator(page, 23)
  for (const path of ['/admin', '/admin/users', '/admin/blog']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/admin/blog/new')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Le titre est requis')).toBeVisible()

  expect(refused).toEqual([])
})
