import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

test('systemd understands every line of the unit that operators are given', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vis-a-vis-unit-'))
  const unit = join(folder, 'vis-a-vis@.service')
  const given = readFileSync(join(ROOT, 'deploy/vis-a-vis@.service'), 'utf8')
  writeFileSync(unit, given.replaceAll('/opt/vis-a-vis', ROOT))

  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })

  rmSync(folder, { recursive: true })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
