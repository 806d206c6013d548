import { expect, type Page } from '@playwright/test'
import { startProduct } from '../testing/start-product.ts'
import { accessibilityFaults } from './accessibility.ts'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { ARTICLE, PUBLIC_PAGES as PAGES } from './public-pages.ts'

const MISSING = ['/entretien-agriculture', '/inconnu', '/blog/absent', '/blog?page=500', '/a/b/c']

const content = (page: Page, selector: string) =>
  page.locator(selector).first().getAttribute('content')

// As search engines read them: all of it is in what the server writes.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page says for itself what it is, in a title and a description of its own', async ({
    page,
  }) => {
    const titles = new Set<string>()
    const descriptions = new Set<string | null>()
    for (const path of PAGES) {
      const response = await page.goto(path)

      expect(response?.status(), path).toBe(200)
      titles.add(await page.title())
      descriptions.add(await content(page, 'meta[name=description]'))
      expect(
        new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname,
      ).toBe(path)
      expect(await content(page, 'meta[property="og:title"]')).toBe(await page.title())
      expect(await content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')
      const picture = await content(page, 'meta[property="og:image"]')
      expect((await page.request.get(new URL(picture ?? '').pathname)).status(), path).toBe(200)
    }

    expect(titles.size).toBe(PAGES.length)
    expect(descriptions.size).toBe(PAGES.length)
  })

  test('every public page has one main heading, and its headings in order', async ({ page }) => {
    for (const path of [...PAGES, ...MISSING]) {
      await page.goto(path)

      const levels = await page
        .locator('main :is(h1, h2, h3, h4)')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1)
      expect(levels[0], path).toBe(1)
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), `${path} ${levels}`).toBeLessThanOrEqual(1)
      }
    }
  })

  test('search engines read what each page is about', async ({ page }) => {
    const kinds: Record<string, string> = {}
    for (const path of ['/', '/blog', ARTICLE, '/pricing', '/about', '/entretien-finance']) {
      await page.goto(path)
      const text = await page.locator('script[type="application/ld+json"]').textContent()
      const { '@type': kind, '@graph': graph = [{ '@type': kind }] } = JSON.parse(text ?? '')
      kinds[path] = graph.map((part: { '@type': string }) => part['@type']).join(' ')
    }

    expect(kinds).toEqual({
      '/': 'WebApplication',
      '/blog': 'Blog BreadcrumbList',
      [ARTICLE]: 'Article BreadcrumbList',
      '/pricing': 'FAQPage',
      '/about': 'Organization',
      '/entretien-finance': 'BreadcrumbList',
    })
  })
})

test('the legal notice names the data of others, their version and their licence', async ({
  page,
}) => {
  await page.goto('/mentions-legales')

  const notice = page.getByText('France Travail, ROME, version 4.60')
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link', { name: 'Licence Ouverte 2.0' })).toBeVisible()
})

test('the header shows the page where one is, whichever was read before', async ({ request }) => {
  const shown: string[][] = []
  for (const path of ['/pricing', ARTICLE, '/pricing?de=ailleurs', '/verify-email', '/blog?q=cv']) {
    const html = await (await request.get(path)).text()
    const [, header = ''] = /<header[^>]*>(.*?)<\/header>/s.exec(html) ?? []
    const links = [...header.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) => link)
    shown.push(links.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? ''))
  }

  expect(shown).toEqual([['/pricing'], ['/blog'], ['/pricing'], [], ['/blog']])
})

test('what does not exist is 404, and says so to people and to search engines', async ({
  page,
}) => {
  for (const path of MISSING) {
    const response = await page.goto(path)

    expect(response?.status(), path).toBe(404)
    expect(await content(page, 'meta[name=robots]'), path).toBe('noindex')
  }
  await page.goto('/entretien-agriculture')
  await expect(page.getByRole('heading', { name: 'Secteur non trouvé' })).toBeVisible()
  await expect(page.getByText('agriculture')).toBeVisible()
  for (const sector of ['Informatique', 'Commercial', 'Marketing', 'Finance']) {
    await expect(page.getByRole('main').getByRole('link', { name: sector })).toBeVisible()
  }
})

test('an address with capitals or a last slash leads to the page it means', async ({ request }) => {
  const answers = ['/pricing/', '/Blog', '/Entretien-Finance/'].map((path) =>
    request.get(path, { maxRedirects: 0 }),
  )

  const led = (await Promise.all(answers)).map((answer) => [
    answer.status(),
    answer.headers().location,
  ])
  expect(led).toEqual([
    [301, '/pricing'],
    [301, '/blog'],
    [301, '/entretien-finance'],
  ])
})

// On a product of its own: the journeys of administrators publish articles and delete them meanwhile.
test('every link of every public page leads to a page', async () => {
  await using product = await startProduct({ SUPPORT_EMAIL: 'aide@exemple.fr' })
  const asked = new Map<string, number>()
  const next = ['/']
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (asked.has(path)) continue
    const answer = await fetch(product.url + path)
    asked.set(path, answer.status)
    const links = (await answer.text()).matchAll(/<a [^>]*href="(\/[^"#]*)/g)
    for (const [, link = ''] of links) next.push(link.replaceAll('&amp;', '&'))
  }

  expect(asked.size).toBeGreaterThan(PAGES.length)
  expect([...asked].filter(([, status]) => status !== 200)).toEqual([])
})

test('what is on its way is announced', async ({ page }) => {
  await page.goto('/blog')
  const letListCome = await hold(page, /\.data/)

  const field = page.getByLabel('Rechercher un article')
  await field.fill('star')
  await field.press('Enter')
  await expect(page.getByText('Chargement des articles...')).toBeVisible()
  letListCome()
  await expect(page.getByText('1 article trouvé')).toBeVisible()
  await expect(field).toBeFocused()
  const letArticleCome = await hold(page, /\.data/)
  await page.getByRole('link', { name: /La méthode STAR/ }).click()
  await expect(page.getByText("Chargement de l'article...")).toBeVisible()
  letArticleCome()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La méthode STAR sans réciter')
})

const ALL = [...PAGES, ...MISSING]
const half = Math.ceil(ALL.length / 2)

for (const [which, places] of [
  ['first', ALL.slice(0, half)],
  ['second', ALL.slice(half)],
] as const) {
  test(`accessibility tools find nothing on the ${which} half of the public pages, which ask nothing of other sites and leave no cookie`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
    })
    for (const path of places) {
      await page.goto(path)
      expect(await accessibilityFaults(page), path).toEqual([])
    }

    expect(elsewhere).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
}
