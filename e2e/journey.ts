import { test as base, type Page } from '@playwright/test'

/**
 * A journey as of `@playwright/test`, but its pages are live when `goto` and `reload` return: a page
 * asks for its program after its first paint, and Playwright is faster than anybody's hand.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForLife)
    await use(context)
  },
})

/** For a page of a context that a journey opened by itself. */
export function waitForLife(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (...where) => {
    const answer = await goto.apply(page, where)
    // Whoever wants the page before it has come wants it before it lives.
    return where[1]?.waitUntil === 'commit' ? answer : alive(page, answer)
  }
  page.reload = async (...how) => alive(page, await reload.apply(page, how))
  return page
}

async function alive<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.waitForFunction(
    () => !('__reactRouterContext' in window) || '__reactRouterDataRouter' in window,
  )
  return answer
}
