import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** A question of the book stands first; the answer is its example, which makes every point that it waits for. */
export async function askOfTheBook(page: Page): Promise<string> {
  const found: { text: string; example: string } = JSON.parse(
    readFileSync('app/interviewer/coach/book/pages/J1501.json', 'utf8'),
  ).questions.find((one: Record<string, unknown>) => one.kind === 'situational' && one.example)
  await page.route('**/api/generate-questions', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ json: { ...body, questions: [found.text, ...body.questions.slice(1)] } })
  })
  return found.example
}
