import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,eval,scripts,testing}/**/*.test.{ts,tsx}'],
    globalSetup: './testing/global-setup.ts',
    setupFiles: './testing/fail-on-console.ts',
    testTimeout: 20_000,
    env: { TZ: 'Europe/Paris' },
  },
})
