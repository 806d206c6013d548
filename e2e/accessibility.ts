import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** What may depend on light and dark; the rest of a page is the same in both. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block']

/** What accessibility tools find on a page, in light and in dark. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  // By itself: its companion for Playwright opens a blank page to put the answer together, which took
  // longer than the search, and no page has a frame to look into.
  await page.evaluate(axe.source)
  const light = await violations(page, {})
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...light, ...(await violations(page, { runOnly: ABOUT_COLOURS }))]
}

const violations = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(
    async (asked) => {
      const { axe: here } = window as unknown as {
        axe: { run(how: RunOptions): Promise<AxeResults> }
      }
      const { violations: found } = await here.run(asked)
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
