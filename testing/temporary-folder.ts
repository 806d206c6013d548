import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FOLDER_IS_OPEN = 'TEMPORARY_FOLDER_OF_RUN'

/** Gives this run, and all that it starts, a temporary folder that is gone when it ends. */
export function openTemporaryFolder(): void {
  if (process.env[FOLDER_IS_OPEN]) return
  const folder = mkdtempSync(join(tmpdir(), 'vis-a-vis-'))
  // The user of PostgreSQL passes through to its own.
  chmodSync(folder, 0o711)
  Object.assign(process.env, { TMPDIR: folder, [FOLDER_IS_OPEN]: 'yes' })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
