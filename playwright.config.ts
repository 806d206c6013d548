import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { ADMINISTRATORS } from './e2e/administrators.ts'
import { launchOptions } from './testing/chromium.ts'
import { freePort } from './testing/free-port.ts'
import { openTemporaryFolder } from './testing/temporary-folder.ts'

openTemporaryFolder()

// Each worker reads this file too, and must find the places that the first reading chose.
process.env.JOURNEY_PLACES ??= JSON.stringify({
  sqlite: await freePort(),
  postgres: await freePort(),
  mailbox: await freePort(),
  data: mkdtempSync(join(tmpdir(), 'vis-a-vis-e2e-')),
})
const places = JSON.parse(process.env.JOURNEY_PLACES)
const urlOf = (port: number) => `http://localhost:${port}`
const served = {
  AI_PROVIDER: 'scripted',
  RATE_LIMITS: 'off',
  SUPPORT_EMAIL: 'aide@exemple.fr',
  LOG_LEVEL: 'warn',
  ADMIN_EMAILS: ADMINISTRATORS.join(','),
}
/** Milliseconds until a server answers: a database of its own is made for one of them meanwhile. */
const READY_WITHIN = 180_000

/**
 * Journeys run on the built product, on data of their own, with the scripted interviewer. Those
 * tagged `@both` run a second time on PostgreSQL, with mails that leave by SMTP.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  // A machine that is busy with something else is slow, and that is no fault of what is tested.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Said at the end when it happens: a second try keeps a change from being lost, it proves nothing.
  retries: 1,
  // A third of a journey is waiting for a paint, a mail or a server: two cores have time for three.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off',
    // A page that is served from what was kept hides what a journey does to the network.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'sqlite', use: { baseURL: urlOf(places.sqlite) } },
    {
      name: 'postgres',
      grep: /@both/,
      use: { baseURL: urlOf(places.postgres) },
      metadata: { mailbox: urlOf(places.mailbox) },
    },
  ],
  webServer: [
    {
      command: `${process.execPath} build/server/index.js`,
      url: `${urlOf(places.sqlite)}/readyz`,
      timeout: READY_WITHIN,
      env: { ...served, PORT: String(places.sqlite), DATA_DIR: join(places.data, 'sqlite') },
    },
    {
      command: `${process.execPath} e2e/serve-on-postgres.ts`,
      url: `${urlOf(places.postgres)}/readyz`,
      timeout: READY_WITHIN,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        ...served,
        PORT: String(places.postgres),
        DATA_DIR: join(places.data, 'postgres'),
        MAILBOX_PORT: String(places.mailbox),
      },
    },
  ],
})
