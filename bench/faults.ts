import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../testing/start-postgres.ts'
import { startProduct } from '../testing/start-product.ts'
import { abandon, handlesOf } from './faults/aborts.ts'
import { attackByRequests, readFullAccounts } from './faults/attacks.ts'
import { askForGoneFiles, readNested, type Watched } from './faults/gone-and-nested.ts'
import { killInWrites } from './faults/kill-in-writes.ts'
import { type Answer, offerLogins } from './faults/many-logins.ts'
import { quantile } from './quantile.ts'

const KILLS = 100
const LOGINS = { perSecond: 200, seconds: 10, readers: 10 }
const ABORTS = 10_000
const QUARTERS = 4

/** What the tests do a few times, at its full size. */
export async function injectFaults(say: (line: string) => void) {
  await killOn('SQLite', { DATA_DIR: mkdtempSync(join(tmpdir(), 'vis-a-vis-kill-')) }, say)
  if (findPostgres()) {
    const postgres = await startPostgres()
    await killOn('PostgreSQL', { DATABASE_URL: postgres.url }, say)
    await postgres.stop()
  }
  await attackByRequests(say)
  await readFullAccounts(say)
  await offerManyLogins(say)
  await abandonMany(say)
  say(`Fichiers construits enlevés : ${told(await askForGoneFiles())}`)
  say(`Article de 66 000 <b> emboîtés, lu par dix : ${told(await readNested())}`)
}

const told = ({ answers, longest, memory }: Watched) =>
  `${answers}, /healthz attendu ${longest} ms au plus, ${memory} Mo`

async function killOn(name: string, env: Record<string, string>, say: (line: string) => void) {
  const { acknowledged, missing } = await killInWrites(env, KILLS)
  say(
    `${name} : ${KILLS} arrêts brutaux, ${acknowledged} écritures acquittées, ${missing.length} perdue ou à moitié`,
  )
  for (const what of missing) say(`  ${what}`)
}

async function offerManyLogins(say: (line: string) => void) {
  await using product = await startProduct()
  const { answers, offeredPerSecond, pages } = await offerLogins(product.url, LOGINS)
  const counts = Object.entries(Object.groupBy(answers, ({ status }) => status))
  const sorted = counts.map(([status, those]) => `${those?.length} réponses ${status}`).join(', ')
  say(`${Math.round(offeredPerSecond)} connexions/s offertes : ${sorted}`)
  const failed = pages.filter(({ status }) => status !== 200).length
  say(
    `  ${pages.length} pages lues pendant ce temps : p50 ${atMost(pages, 0.5)} ms, p99 ${atMost(pages, 0.99)} ms, ${failed} échecs`,
  )
}

async function abandonMany(say: (line: string) => void) {
  await using product = await startProduct({ AI_PROVIDER: 'scripted', LOG_LEVEL: 'error' })
  await abandon(product.url, 200, 'br')
  say(`Avant : ${product.memory()} Mo, ${handlesOf(product.pid)} descripteurs`)
  for (let quarter = 1; quarter <= QUARTERS; quarter++) {
    await abandon(product.url, ABORTS / QUARTERS, quarter % 2 ? 'identity' : 'br')
    await fetch(product.url)
    const count = (quarter * ABORTS) / QUARTERS
    say(
      `${count} requêtes abandonnées : ${product.memory()} Mo, ${handlesOf(product.pid)} descripteurs`,
    )
  }
}

/** What this part of the answers took at most, in whole milliseconds. */
const atMost = (answers: readonly Answer[], part: number): number =>
  Math.round(
    quantile(
      answers.map(({ took }) => took),
      part,
    ),
  )
