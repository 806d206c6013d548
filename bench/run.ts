import { startProduct } from '../testing/start-product.ts'
import { compareLoads } from './all-loads.ts'
import { injectFaults } from './faults.ts'
import { measureFeel } from './feel.ts'
import { compareManyArticles } from './many-articles.ts'
import { timeManySimulations } from './many-simulations.ts'
import { timeManyUsers } from './many-users.ts'
import { weighPage } from './page-weight.ts'
import { measureReportDrawing } from './report-drawing.ts'
import { measureStall } from './stall.ts'
import { timeStretches } from './stretches.ts'
import { measureWaiting } from './waiting.ts'

/** The most JavaScript that a first visit may carry, in kilobytes of gzip. */
const WEIGHTS = { '/': 130, '/job-description': 135, '/simulator': 135 }
/** The longest that a hand may wait to see what it did, in milliseconds. */
const FEEL = 100

/** `npm run bench` measures everything, `npm run bench -- weight` one part. */
const PARTS: Record<string, () => Promise<void>> = {
  weight: weighPages,
  feel: showFeel,
  report: showReportDrawing,
  load: () => compareLoads(console.log),
  articles: compareArticles,
  waiting: showWaiting,
  users: () => timeManyUsers(console.log),
  faults: () => injectFaults(console.log),
  history: () => timeManySimulations(console.log),
  stretches: () => timeStretches(console.log),
  stall: () => measureStall(console.log),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !PARTS[name])
if (unknown.length > 0) throw new Error(`Known parts: ${Object.keys(PARTS).join(', ')}`)
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure()
}

function verdict(isKept: boolean): string {
  return isKept ? 'tenu' : 'manqué'
}

async function weighPages() {
  const product = await startProduct()
  for (const [path, most] of Object.entries(WEIGHTS)) {
    const { scripts, styles, html, elsewhere } = await weighPage(product.url, path)
    console.log(
      `${path} : ${scripts} ko de JavaScript (au plus ${most} : ${verdict(scripts <= most)}), ${styles} ko de CSS, ${html} ko de HTML (gzip), ${elsewhere} requête vers un tiers`,
    )
  }
  product.kill('SIGTERM')
  await product.exited
}

async function showFeel() {
  for (const { act, slowest } of await measureFeel())
    console.log(`${act} : ${slowest} ms (au plus ${FEEL} : ${verdict(slowest <= FEEL)})`)
}

async function showReportDrawing() {
  const { longestTask, answered, ready, kilobytes } = await measureReportDrawing()
  console.log(
    `rapport de huit longues réponses (${kilobytes} ko) : la page tenue ${longestTask} ms d'un trait (au plus ${FEEL} : ${verdict(longestTask <= FEEL)}), attente dite en ${answered} ms, fichier en ${ready} ms`,
  )
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
