import { expect } from '@playwright/test'
import { answer, askQuestions, nextButton, start } from './interview.ts'
import { test } from './journey.ts'

test('pressing twice passes neither a feedback nor a question', async ({ page }) => {
  await start(page)
  await askQuestions(page)
  await answer(page)

  await nextButton(page).dblclick()

  await expect(page).toHaveURL('/simulator')
  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('what comes under a finger that presses twice is not pressed at once, without movement too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await start(page)
  await askQuestions(page)
  await expect(page.getByRole('button', { name: 'Passer' })).toHaveCSS('animation-name', 'settle')

  await answer(page)

  await expect(nextButton(page)).toHaveCSS('animation-name', 'settle')
})
