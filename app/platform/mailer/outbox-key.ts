import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'

const KEY = /^[\w-]{22}$/

/** The secret end of the outbox's address: 128 random bits, made once for a data folder. */
export async function outboxKey({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<string> {
  const file = join(DATA_DIR, 'outbox-key')
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null && KEY.test(kept)) return kept
  if (kept !== null) await rm(file)
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 })
  await keepKey(file)
  return outboxKey({ DATA_DIR })
}

/** Whole or not at all: of several processes that start at once, the first one's key is everybody's. */
async function keepKey(file: string) {
  const written = `${file}-${randomUUID()}`
  await writeFile(written, randomBytes(16).toString('base64url'), { mode: 0o600 })
  const isKept = await link(written, file).then(
    () => true,
    (fault: NodeJS.ErrnoException) => fault.code === 'EEXIST',
  )
  // Not every disk knows a second name of a file.
  await (isKept ? rm(written) : rename(written, file))
}
