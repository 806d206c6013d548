import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import { launchOptions } from '../testing/chromium.ts'
import { test, waitForLife } from './journey.ts'

test('a browser finds nothing that would keep it from installing the product', async ({
  baseURL,
}) => {
  // A window that forgets everything refuses to install anything.
  const profile = mkdtempSync(join(tmpdir(), 'vis-a-vis-profile-'))
  await using context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    baseURL: baseURL ?? '',
    serviceWorkers: 'allow',
  })
  const page = waitForLife(await context.newPage())
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const browser = await context.newCDPSession(page)

  const { url, data, errors } = await browser.send('Page.getAppManifest')
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')

  expect({ errors, installabilityErrors }).toEqual({ errors: [], installabilityErrors: [] })
  expect(url).toBe(new URL('/manifest.webmanifest', page.url()).href)
  const { icons, shortcuts, start_url } = JSON.parse(data ?? '{}')
  const places = [start_url, ...[...icons, ...shortcuts].map(({ src, url }) => src ?? url)]
  for (const place of places) {
    expect((await page.request.get(place)).status(), place).toBe(200)
  }
})
