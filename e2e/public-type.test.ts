import { expect } from '@playwright/test'
import { startProduct } from '../testing/start-product.ts'
import { test } from './journey.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

// On a product of its own: what other journeys publish is not ours.
test('tall signs keep their space before them, as French wants', async ({ page }) => {
  await using product = await startProduct()
  for (const path of PUBLIC_PAGES) {
    await page.goto(product.url + path)
    const text = await page.locator('main').textContent()
    const glued = text?.match(/\S+[:;!?»](?=\s)/g) ?? []

    // The specification writes this one without a space.
    expect(
      glued.filter((word) => word !== 'restantes:'),
      path,
    ).toEqual([])
    expect(text?.match(/\S+ [:;!?»](?=\s|$)|« \S+/g) ?? [], path).toEqual([])
  }
})

test('on a phone every link and button that stands alone is as large as a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [...PUBLIC_PAGES, '/job-description']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)

    const small = await page
      .locator('a, button, summary, input, select, textarea')
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const { width, height } = one.getBoundingClientRect()
          const isAlone = getComputedStyle(one).display !== 'inline'
          const isSmall = isAlone && width > 0 && (width < 44 || height < 44)
          return isSmall ? [`${one.textContent}: ${width} × ${height}`] : []
        }),
      )

    expect(small, path).toEqual([])
  }
})

test('the number of a marked passage stands on the line of its last word, at any width', async ({
  page,
}) => {
  await page.goto('/')
  for (let width = 320; width < 480; width += 8) {
    await page.setViewportSize({ width, height: 740 })

    const apart = await page.locator('figure mark').evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const end = [...mark.getClientRects()].at(-1)
        const number = mark.nextElementSibling?.getBoundingClientRect()
        const isBeside = end && number && number.top < end.bottom && number.bottom > end.top
        return isBeside ? [] : [mark.textContent]
      }),
    )

    expect(apart, `${width} px`).toEqual([])
  }
})
