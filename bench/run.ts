import { compareLoads } from './all-loads.ts'
import { injectFaults } from './faults.ts'
import { compareManyArticles } from './many-articles.ts'
import { timeManySimulations } from './many-simulations.ts'
import { timeManyUsers } from './many-users.ts'
import { weighPage } from './page-weight.ts'
import { startProduct } from './start-product.ts'
import { measureWaiting } from './waiting.ts'

/** `npm run bench` measures everything, `npm run bench -- weight` one part. */
const PARTS: Record<string, () => Promise<void>> = {
  weight: weighPages,
  load: () => compareLoads(console.log),
  articles: compareArticles,
  waiting: showWaiting,
  users: () => timeManyUsers(console.log),
  faults: () => injectFaults(console.log),
  history: () => timeManySimulations(console.log),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !PARTS[name])
if (unknown.length > 0) throw new Error(`Known parts: ${Object.keys(PARTS).join(', ')}`)
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure()
}

async function weighPages() {
  const product = await startProduct()
  for (const path of ['/', '/job-description', '/simulator']) {
    const { scripts, styles, html, elsewhere } = await weighPage(product.url, path)
    console.log(
      `${path} : ${scripts} ko de JavaScript, ${styles} ko de CSS, ${html} ko de HTML (gzip), ${elsewhere} requête vers un tiers`,
    )
  }
  product.kill('SIGTERM')
  await product.exited
}

async function compareArticles() {
  for (const { path, few, many } of await compareManyArticles()) {
    const ratio = (many / few).toFixed(1)
    console.log(
      `${path} : ${few.toFixed(1)} ms avec 10 articles, ${many.toFixed(1)} ms avec 10 010 (× ${ratio})`,
    )
  }
}

async function showWaiting() {
  const { inFlight, memory, reads, dropped, endedAfter } = await measureWaiting()
  console.log(`${inFlight} appels au modèle en attente : ${memory} Mo`)
  for (const { path, p99, perSecond, failed } of reads) {
    console.log(`  ${path} pendant ce temps : p99 ${p99} ms, ${perSecond} req/s, ${failed} échecs`)
  }
  console.log(`${dropped} appels abandonnés, tous finis chez le fournisseur en ${endedAfter} ms`)
}
