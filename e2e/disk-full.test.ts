import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { startProduct } from '../testing/start-product.ts'
import { A_PASSWORD, anAddress } from './account.ts'

type Product = Awaited<ReturnType<typeof startProduct>>
const execute = promisify(execFile)

/** What each file of a process may hold at most, in bytes: to the database that is a disk that filled up. */
const limitFiles = ({ pid }: Product, bytes: number | 'unlimited') =>
  execute('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`])

async function signUp({ url }: Product) {
  const email = anAddress()
  const response = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: A_PASSWORD }),
  })
  const { status, headers } = response
  return { email, status, retryAfter: headers.get('Retry-After'), body: await response.json() }
}

test('on a full disk writes are refused in French, pages are read, nothing is lost, and room is enough to go on', async () => {
  await using product = await startProduct({ LOG_LEVEL: 'silent' })
  const file = (end = '') => join(product.dataDir, `vis-a-vis.sqlite${end}`)
  const kept = await signUp(product)
  const sizes = [file(), file('-wal')].map((name) => statSync(name).size)

  await limitFiles(product, Math.max(...sizes))
  const tried = []
  do tried.push(await signUp(product))
  while (tried.at(-1)?.status === 201)
  const page = await fetch(`${product.url}/blog?q=entretien`)
  await limitFiles(product, 'unlimited')
  const after = await signUp(product)

  expect(tried.at(-1)).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { code: 'unavailable', message: expect.stringContaining('momentanément indisponible') },
  })
  expect(page.status).toBe(200)
  expect(after.status).toBe(201)
  product.kill('SIGTERM')
  expect(await product.exited).toBe(0)
  const acknowledged = [kept, ...tried.slice(0, -1), after].map(({ email }) => email)
  expect(emailsIn(file())).toEqual(expect.arrayContaining(acknowledged))
  expect(emailsIn(file())).not.toContain(tried.at(-1)?.email)
})

function emailsIn(file: string): unknown[] {
  const database = new DatabaseSync(file)
  const rows = database.prepare('select email from account').all()
  database.close()
  return rows.map(({ email }) => email)
}
