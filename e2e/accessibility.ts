import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What may depend on light and dark; the rest of a page is the same in both. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block']

/** What accessibility tools find on a page, in light and in dark. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await new AxeBuilder({ page }).withRules(ABOUT_COLOURS).analyze()
  return [light, dark].flatMap(({ violations }) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
  )
}
