import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { anAskedSimulation } from '../app/history/testing/an-asked-simulation.ts'
import { offer, step } from '../app/history/testing/parts.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { createPasswords } from '../app/platform/passwords/argon2-passwords.ts'
import { anAccount } from '../testing/an-account.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { startProduct } from '../testing/start-product.ts'

const SOME = 12
const clock = { now: () => new Date(), set: () => {} }

/** An account that is signed in and a run of its own, written into the database of a product. */
async function aBeginning(databaseUrl: string | undefined, dataDir: string) {
  const { db } = openDatabase({ databaseUrl, dataDir, onIdleError: () => {} })
  const ports = { db, clock, passwords: createPasswords() } as Parameters<typeof anAccount>[0]
  const { id, token } = await anAccount(ports)
  const run = await anAskedSimulation(ports, id)
  await db.destroy()
  return { token, run }
}

/** Saves steps one after the other; the answer is how many were acknowledged before the end. */
async function saveUntilItEnds(url: string, headers: HeadersInit, onSome: () => void) {
  for (let save = 0; ; save++) {
    // Right before a save is sent: the end comes somewhere in the middle of it, or of the next.
    if (save === SOME) setImmediate(onSome)
    const parts = [offer(), step(save % 2, { changedAt: 10 + save, answer: `Réponse ${save}` })]
    try {
      const reply = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ parts }) })
      expect(reply.status).toBe(200)
      await reply.text()
    } catch {
      return save
    }
  }
}

for (const database of ['sqlite', 'postgres'] as const) {
  test(`a server killed between two saves loses the step in flight at most, on ${database}`, async () => {
    const postgres = database === 'postgres' ? await startPostgres() : null
    const dataDir = mkdtempSync(join(tmpdir(), 'vis-a-vis-kill-'))
    const env = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) }
    const product = await startProduct(env)
    const { token, run } = await aBeginning(postgres?.url, dataDir)
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const path = `/api/simulations/${run}`

    const kill = () => product.kill('SIGKILL')
    const acknowledged = await saveUntilItEnds(product.url + path, headers, kill)
    await product.exited
    const again = await startProduct(env)
    const { parts } = await (await fetch(again.url + path, { headers })).json()

    expect(acknowledged).toBeGreaterThanOrEqual(SOME)
    const times = parts
      .filter(({ kind }: { kind: string }) => kind === 'step')
      .map(({ changedAt }: { changedAt: number }) => changedAt - 10)
    const newest = Math.max(...times)
    expect([acknowledged - 1, acknowledged]).toContain(newest)
    expect(Math.min(...times)).toBe(newest - 1)
    again.kill('SIGTERM')
    await again.exited
    await postgres?.stop()
  })
}
