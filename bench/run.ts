import { AN_OFFER } from '../testing/an-offer.ts'
import { type Load, measureLoad, startBareServer } from './load.ts'
import { compareManyArticles } from './many-articles.ts'
import { weighPage } from './page-weight.ts'
import { startProduct } from './start-product.ts'

const product = await startProduct()
console.log(`Prêt après ${Math.round(product.readyAfter)} ms, ${product.memory()} Mo au repos`)

for (const path of ['/', '/job-description', '/simulator']) {
  const { scripts, styles, html, elsewhere } = await weighPage(product.url, path)
  console.log(
    `${path} : ${scripts} ko de JavaScript, ${styles} ko de CSS, ${html} ko de HTML (gzip), ${elsewhere} requête vers un tiers`,
  )
}

const loads: Record<string, Load> = {
  'page rendue /': { url: `${product.url}/` },
  'GET /healthz': { url: `${product.url}/healthz` },
  'POST /api/generate-questions': {
    url: `${product.url}/api/generate-questions`,
    method: 'POST',
    body: JSON.stringify({ jobDescription: AN_OFFER }),
  },
}

for (const [name, load] of Object.entries(loads)) {
  const bare = await startBareServer(load)
  const floor = await measureLoad({ ...load, url: bare.url })
  bare.close()
  const ours = await measureLoad(load)
  const ratio = ((100 * ours.perSecond) / floor.perSecond).toFixed(1)
  console.log(
    `${name} : ${ours.perSecond} req/s, ${ratio} % d'un node:http nu (${floor.perSecond}), p99 ${ours.p99} ms, ${ours.errors} erreur`,
  )
}

console.log(`${product.memory()} Mo après la charge`)
product.kill('SIGTERM')
await product.exited

for (const { path, few, many } of await compareManyArticles()) {
  const ratio = (many / few).toFixed(1)
  console.log(
    `${path} : ${few.toFixed(1)} ms avec 10 articles, ${many.toFixed(1)} ms avec 10 010 (× ${ratio})`,
  )
}
