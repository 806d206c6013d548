import { expect, test } from '@playwright/test'
import { startProduct } from '../testing/start-product.ts'
import { DATABASES } from './a-database.ts'
import { A_PASSWORD, anAddress } from './account.ts'

async function signUp(url: string) {
  const response = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: anAddress(), password: A_PASSWORD }),
  })
  const { status, headers } = response
  return { status, retryAfter: headers.get('Retry-After'), body: await response.json() }
}

const statusOf = async (address: string) => (await fetch(address)).status

/** A page that nothing keeps. */
const SEARCH = '/blog?q=entretien'

for (const [name, aDatabase] of Object.entries(DATABASES)) {
  test(`a write while the database is down is refused in French for a while, on ${name}`, async () => {
    await using database = await aDatabase()
    await using product = await startProduct({ ...database.env, LOG_LEVEL: 'silent' })
    const before = await signUp(product.url)
    expect(before.status).toBeLessThan(300)
    expect(await statusOf(`${product.url}/`)).toBe(200)

    const mend = await database.breakDown()
    // First: what is kept is kept for a minute, and a refusal may take long.
    const kept = await statusOf(`${product.url}/`)
    const refused = await signUp(product.url)
    const page = await fetch(product.url + SEARCH)
    const ready = await statusOf(`${product.url}/readyz`)
    await mend()

    expect(refused).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { code: 'unavailable', message: expect.stringContaining('momentanément indisponible') },
    })
    expect(kept).toBe(200)
    // A locked SQLite file can still be read.
    const read = name === 'postgres' ? 503 : 200
    expect(ready).toBe(read)
    expect(page.status).toBe(read)
    expect(page.headers.get('Retry-After')).toBe(name === 'postgres' ? '5' : null)
    expect(await page.text()).toContain(
      name === 'postgres' ? 'Vos réponses restent dans cet onglet' : 'entretien',
    )
    await expect.poll(async () => (await signUp(product.url)).status).toBe(before.status)
  })
}
