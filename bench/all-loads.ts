import { systemClock } from '../app/platform/clock.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { createPasswords } from '../app/platform/passwords/argon2-passwords.ts'
import { anAccount } from '../testing/an-account.ts'
import { AN_OFFER } from '../testing/an-offer.ts'
import { compareLoad, type Load } from './load.ts'
import { startProduct } from './start-product.ts'

type Product = Awaited<ReturnType<typeof startProduct>>

/** What the product's speed is judged by, each beside a bare server that sends the same bytes. */
export async function compareLoads(report: (line: string) => void) {
  const product = await startProduct()
  report(`Prêt après ${Math.round(product.readyAfter)} ms, ${product.memory()} Mo au repos`)
  for (const [name, load] of Object.entries(await loads(product))) {
    const { perSecond, most, ratio, cpuRatio, p99, errors } = await compareLoad(load, product.pid)
    report(
      `${name} : ${perSecond} req/s, ${percent(ratio)} d'un node:http nu (${most}), ${percent(cpuRatio)} en temps de processeur, p99 ${p99} ms, ${errors} erreur`,
    )
  }
  report(`${product.memory()} Mo après la charge`)
  product.kill('SIGTERM')
  await product.exited
}

async function loads({ url, dataDir }: Product): Promise<Record<string, Load>> {
  const jobDescription = AN_OFFER
  return {
    'page gardée /': { url: `${url}/` },
    'page gardée /blog en brotli': {
      url: `${url}/blog`,
      headers: { 'accept-encoding': 'br' },
    },
    'page rendue /verify-email': { url: `${url}/verify-email` },
    'page rendue /blog?q=entretien': { url: `${url}/blog?q=entretien` },
    'GET /api/user': {
      url: `${url}/api/user`,
      headers: { authorization: `Bearer ${await aToken(dataDir)}` },
    },
    'GET /api/blog/articles': { url: `${url}/api/blog/articles` },
    'GET /api/blog/articles?search=entretien': { url: `${url}/api/blog/articles?search=entretien` },
    'GET /healthz': { url: `${url}/healthz` },
    'POST /api/generate-questions': {
      url: `${url}/api/generate-questions`,
      method: 'POST',
      body: JSON.stringify({ jobDescription }),
    },
  }
}

/** Of an account put into the product's own database. */
async function aToken(dataDir: string): Promise<string> {
  const { db } = openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir,
    onIdleError: console.error,
  })
  const { token } = await anAccount({ db, passwords: createPasswords(), clock: systemClock })
  await db.destroy()
  return token
}

const percent = (ratio: number) => `${(100 * ratio).toFixed(1)} %`
