import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PATIENCE = 30_000

test('a log that cannot be written keeps nobody from going on', () => {
  const full = openSync('/dev/full', 'w')
  const program = `
    import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
    const log = createLog('info')
    for (let line = 0; line < 1_000; line++) log.info({ line }, 'security event'.repeat(100))
    console.error('still here')
  `

  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    timeout: PATIENCE,
  })

  closeSync(full)
  expect(stderr).toBe('still here\n')
  expect(status).toBe(0)
})
