import { randomUUID } from 'node:crypto'
import { anAskedSimulation } from '../../app/history/testing/an-asked-simulation.ts'
import { systemClock } from '../../app/platform/clock.ts'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { createPasswords } from '../../app/platform/passwords/argon2-passwords.ts'
import { anAccount } from '../../testing/an-account.ts'
import { startProduct } from '../../testing/start-product.ts'
import { whatIsMissing } from './what-is-missing.ts'
import { ACTS, type Acknowledged, nothingYet, Refused, type Writer } from './writers.ts'

/** A machine that is short of everything may refuse a few writes, which is no loss. */
const MOST_REFUSED = 50

/** How many yeses the server gives before it is killed, differently in each round. */
const yeses = (round: number) => 8 + ((round * 7) % 23)

/**
 * Kills the server in the middle of writes of every kind, so many times, and starts it again on the
 * same data each time. Gives how much was acknowledged, and what of it was lost or kept by half.
 */
export async function killInWrites(env: Record<string, string>, rounds: number) {
  // Letters that cannot leave stay beside the signups that caused them.
  const served = { ...env, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'bonjour@exemple.fr' }
  let product = await startProduct({ ...served, LOG_LEVEL: 'silent' })
  const place = { databaseUrl: env.DATABASE_URL, dataDir: product.dataDir }
  const again = { ...served, DATA_DIR: product.dataDir, LOG_LEVEL: 'silent' }
  const { db } = openDatabase({ ...place, onIdleError: () => {} })
  const writer = await aWriter(db)
  const said = nothingYet()
  const missing: string[] = []
  let acknowledged = 0
  for (let round = 0; round < rounds; round++) {
    const kill = { after: yeses(round), product }
    acknowledged += await writeUntil(kill, { ...writer, turn: 2 + round * 10_000 }, said)
    product = await startProduct(again)
    missing.push(...(await whatIsMissing(db, writer, said)))
  }
  await db.destroy()
  product.kill('SIGTERM')
  await product.exited
  return { acknowledged, missing }
}

type Product = Awaited<ReturnType<typeof startProduct>>

async function aWriter(db: ReturnType<typeof openDatabase>['db']) {
  const ports = { db, clock: systemClock, passwords: createPasswords() }
  const { id, email, token } = await anAccount(ports, { isPremium: true })
  return { accountId: id, email, token, run: await anAskedSimulation(ports, id), name: '', turn: 0 }
}

/** Writes of every kind at once, until the server is killed after so many yeses; gives how many it said. */
async function writeUntil(
  { after, product }: { after: number; product: Product },
  writer: Writer,
  said: Acknowledged,
): Promise<number> {
  let { turn } = writer
  let count = 0
  let refused = 0
  const write = async (act: (typeof ACTS)[number]) => {
    for (;;) {
      turn++
      try {
        await act(product.url, { ...writer, turn, name: randomUUID() }, said)
      } catch (error) {
        if (!(error instanceof Refused)) return
        if (error.status !== 503 || ++refused > MOST_REFUSED) throw error
        continue
      }
      count++
      if (count === after) product.kill('SIGKILL')
    }
  }
  await Promise.all(ACTS.map(write))
  await product.exited
  return count
}
