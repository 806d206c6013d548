import { expect } from '@playwright/test'
import { answer, askQuestions, start } from './interview.ts'
import { test } from './journey.ts'

test('a browser that forbids to keep anything in its tab runs an interview without a fault', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }),
  )

  await page.goto('/blog')
  await start(page)
  await askQuestions(page)
  await answer(page)
  await expect(page.getByText('Analyse et conseil')).toBeVisible()
  await page.goto('/about')
  await page.goBack()

  await expect(page).toHaveURL('/')
  expect(faults).toEqual([])
})
