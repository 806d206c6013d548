import { defineConfig } from 'vitest/config'
import { PATIENCE } from './testing/patience.ts'
import { openTemporaryFolder } from './testing/temporary-folder.ts'

openTemporaryFolder()

const EVERYTHING = '{app,eval,scripts,testing}/**/*.test.{ts,tsx}'
/** Tests on real parts (databases, mail, PDF) wait for them; the others answer in the time of a save. */
const ON_REAL_PARTS = [
  'app/site/*.test.ts',
  'app/**/{server,platform,report}/**/*.test.{ts,tsx}',
  'app/platform/**/*.test.ts',
  'scripts/**/*.test.ts',
]

const shared = {
  setupFiles: ['./testing/after-each-test.ts', './testing/patience.ts'],
  testTimeout: 60_000,
  expect: { poll: { timeout: PATIENCE } },
  env: { TZ: 'Europe/Paris' },
}

export default defineConfig({
  test: {
    // Half of the time of many files goes to waiting for a database or a mail server.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [EVERYTHING],
          exclude: ON_REAL_PARTS,
          // Two thirds of the time went to loading the same modules again for each file.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'parts',
          include: ON_REAL_PARTS,
          // As above; half of the time went there, and each test makes its own parts anyway.
          isolate: false,
          globalSetup: './testing/global-setup.ts',
        },
      },
    ],
  },
})
