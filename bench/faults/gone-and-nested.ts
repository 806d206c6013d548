import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFileIn } from '../../app/platform/database/sqlite-place.ts'
import { startApart } from '../../testing/start-apart.ts'
import { startProduct } from '../../testing/start-product.ts'

const FILES = ['/favicon.svg', '/social.png', '/assets/absent-aaaaaaaa.js', '/robots.txt']
const ASKS = 500
/** As deep as the longest text that may be kept. */
const NESTED = '<b>'.repeat(66_000)
const READERS = 10

interface Product {
  url: string
  memory: () => number
}

/** What was answered, and how long somebody else waited at most meanwhile, in milliseconds. */
export interface Watched {
  answers: string
  longest: number
  memory: number
}

/** Asks for built files again and again after all of them were removed. */
export async function askForGoneFiles() {
  await using product = await startApart({ LOG_LEVEL: 'silent' })
  rmSync(product.client, { recursive: true })
  // The product lives until this is awaited.
  return await whileWatched(product, async () => {
    const statuses = []
    for (let ask = 0; ask < ASKS; ask++) {
      statuses.push(await statusOf(product.url + FILES[ask % FILES.length]))
    }
    return statuses
  })
}

/** Many read an article whose text, kept before that was refused, stands inside itself. */
export async function readNested() {
  await using product = await startProduct({ LOG_LEVEL: 'silent' })
  const { articles } = await (await fetch(`${product.url}/api/blog/articles`)).json()
  const [{ id, slug }] = articles
  const database = new DatabaseSync(sqliteFileIn(product.dataDir), { timeout: 5_000 })
  database.prepare('update article set content = ? where id = ?').run(NESTED, id)
  database.close()
  const read = () => statusOf(`${product.url}/api/blog/articles/${slug}`)
  return await whileWatched(product, () => Promise.all(Array.from({ length: READERS }, read)))
}

async function statusOf(address: string): Promise<number> {
  const response = await fetch(address)
  await response.text()
  return response.status
}

async function whileWatched(product: Product, work: () => Promise<number[]>): Promise<Watched> {
  // The interviewer gets ready just after the start, which is no matter of this.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  let isOver = false
  let longest = 0
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now()
      await (await fetch(`${product.url}/healthz`)).text()
      longest = Math.max(longest, performance.now() - asked)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  const statuses = await work()
  isOver = true
  await watching
  const counts = Object.entries(Object.groupBy(statuses, (status) => status))
  const answers = counts.map(([status, those]) => `${those?.length} × ${status}`).join(', ')
  return { answers, longest: Math.round(longest), memory: product.memory() }
}
