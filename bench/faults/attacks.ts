import { findPostgres, startPostgres } from '../../testing/start-postgres.ts'
import { startProduct } from '../../testing/start-product.ts'
import { BODIES } from './bodies.ts'
import { READINGS_OF_FULL } from './exports.ts'
import { fillAccounts } from './full-accounts.ts'
import type { Watched } from './gone-and-nested.ts'
import { PIPELINES } from './pipelines.ts'
import { type Product, whileWatched } from './watched-products.ts'

/** An attack meets the product as it is by default. */
const ATTACKED = { RATE_LIMITS: 'on', LOG_LEVEL: 'silent' }
/** What others may wait at most, in milliseconds, and what a process may take, in megabytes. */
const MOST_WAIT = 50
const TRIES = 3
const MOST_MEMORY = 300

/** Gets an attack ready against products, so that it may be made again and again. */
type Prepare = (products: Product[], databaseUrl?: string) => Promise<() => Promise<Watched>>

/** Sends what is large, stalls or takes no answer, as a stranger may. */
export async function attackByRequests(say: (line: string) => void) {
  for (const [name, attack] of Object.entries({ ...PIPELINES, ...BODIES }))
    await attackOnBoth(name, async (products) => () => attack(products), say)
}

/** Reads accounts that are filled to their bounds. */
export async function readFullAccounts(say: (line: string) => void) {
  for (const [name, { filled, act }] of Object.entries(READINGS_OF_FULL)) {
    await attackOnBoth(
      name,
      async (products, databaseUrl) => {
        const [{ dataDir = '' } = {}] = products
        const accounts = await fillAccounts({ databaseUrl, dataDir }, filled)
        return () => whileWatched(products, () => act(products, accounts))
      },
      say,
    )
  }
}

/** On processes of its own each time, so that the most memory is its own. */
async function attackOnBoth(name: string, prepare: Prepare, say: (line: string) => void) {
  {
    await using product = await startProduct(ATTACKED)
    say(`SQLite, ${name} : ${verdict(await bestOf(await prepare([product])))}`)
  }
  if (!findPostgres()) return
  const postgres = await startPostgres()
  const env = { ...ATTACKED, DATABASE_URL: postgres.url }
  {
    await using one = await startProduct(env)
    await using other = await startProduct(env)
    const best = await bestOf(await prepare([one, other], postgres.url))
    say(`PostgreSQL, deux processus, ${name} : ${verdict(best)}`)
  }
  await postgres.stop()
}

/** The shortest wait of a few tries, since neighbours only add to it, and the most memory of all. */
async function bestOf(attack: () => Promise<Watched>): Promise<Watched> {
  let best = await attack()
  for (let again = 1; again < TRIES; again++) {
    const other = await attack()
    const memory = Math.max(best.memory, other.memory)
    best = { ...(other.longest < best.longest ? other : best), memory }
  }
  return best
}

function verdict({ answers, longest, memory }: Watched): string {
  const isKept = longest < MOST_WAIT && memory < MOST_MEMORY
  return `${answers}, /healthz attendu ${longest} ms au plus, ${memory} Mo au plus (objectif ${MOST_WAIT} ms et ${MOST_MEMORY} Mo : ${isKept ? 'tenu' : 'manqué'})`
}
