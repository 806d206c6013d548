import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_PATHS } from './scripts/system-packages.ts'

const PORT = 4173
const executablePath = CHROMIUM_PATHS.find((path) => existsSync(path))

/** Journeys run on the built product, on data of their own, with the scripted interviewer. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `${process.execPath} build/server/index.js`,
    url: `http://localhost:${PORT}/readyz`,
    env: {
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'vis-a-vis-e2e-')),
      AI_PROVIDER: 'scripted',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  },
})
