import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { FIRST_ARTICLES } from '../app/blog/content/first-articles.ts'
import { insertArticle } from '../app/blog/server/storage.ts'
import { searchWords } from '../app/blog/server/writing.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { startProduct } from '../testing/start-product.ts'
import { median } from './quantile.ts'

const MANY = 10_000
const TIMES = 60
/** « test » is a word of few articles, « entretien » and « redaction » of all. */
const PATHS = [
  '/blog',
  '/blog?page=500',
  '/blog?categorie=Finance',
  '/blog?q=entretien',
  '/blog?q=entretien+redaction',
  '/blog?q=test',
  '/blog/la-methode-star-sans-reciter',
  '/api/blog/articles?search=entretien',
  '/sitemap.xml',
  '/sitemap/1.xml',
  '/rss.xml',
]

/** Searches that nobody has asked yet: words of all articles, of few, and some that no article has together. */
const FIRST_ASKED: Record<string, readonly [string, string]> = {
  'mots fréquents': ['entretien', 'redaction'],
  'mots rares': ['maison', 'technique'],
  'mots jamais ensemble': ['guide', 'ressources'],
}

/** What ten thousand articles change in the time of each page, on SQLite or on the PostgreSQL of `DATABASE_URL`. */
export async function compareManyArticles() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vis-a-vis-articles-'))
  const product = await startProduct({ DATA_DIR: dataDir })
  const few = await timePaths(product.url)
  await addArticles(dataDir)
  // SQLite leaves no turn to the network: connections that were closed meanwhile show only now.
  await wait(100)
  const many = await timePaths(product.url)
  product.kill('SIGTERM')
  await product.exited
  const names = [...PATHS, ...Object.keys(FIRST_ASKED).map((name) => `recherche nouvelle, ${name}`)]
  return names.map((path, index) => ({ path, few: few[index] ?? 0, many: many[index] ?? 0 }))
}

async function timePaths(origin: string): Promise<number[]> {
  const times: number[] = []
  for (const path of PATHS) times.push(await medianTime(origin + path))
  for (const words of Object.values(FIRST_ASKED)) {
    const asked: number[] = []
    for (const search of beginningsOf(words)) asked.push(await timeOf(`${origin}/blog?q=${search}`))
    times.push(median(asked))
  }
  return times
}

/** Each is another search with the same answer: « entr reda », « entre reda »… */
function beginningsOf([first, second]: readonly [string, string]): string[] {
  const cut = (word: string) =>
    Array.from({ length: word.length - 2 }, (_, index) => word.slice(0, index + 3))
  return cut(first).flatMap((one) => cut(second).map((other) => `${one}+${other}`))
}

/** One request after the other, in milliseconds; the first ones warm up and are left out. */
async function medianTime(url: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES * 2; turn++) {
    const time = await timeOf(url)
    if (turn >= TIMES) times.push(time)
  }
  return median(times)
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  // A far page of few articles is not found, which takes as long to say.
  if (response.status >= 500) throw new Error(`${url} : ${response.status}`)
  return performance.now() - start
}

async function addArticles(dataDir: string): Promise<void> {
  const { db } = openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir,
    onIdleError: console.error,
  })
  await db.transaction().execute(async (tx) => {
    for (let number = 0; number < MANY; number++) {
      const article = anotherArticle(number)
      await insertArticle(tx, article, searchWords(article))
    }
  })
  await db.destroy()
}

function anotherArticle(number: number) {
  const model = FIRST_ARTICLES[number % FIRST_ARTICLES.length]
  if (!model) throw new Error('There is no article to copy.')
  const { title, category, excerpt, content } = model
  const createdAt = new Date(Date.UTC(2020, 0, 1, number)).toISOString()
  return {
    id: randomUUID(),
    slug: `copie-${number}`,
    ...{ title: `${title}, entretien ${number}`, category, excerpt, content },
    author: 'La rédaction',
    ...{ featured: false, published: true, readTime: 5 },
    ...{ createdAt, updatedAt: createdAt },
  }
}
