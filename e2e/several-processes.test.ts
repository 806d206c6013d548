import { expect, test } from '@playwright/test'
import { freePort } from '../testing/free-port.ts'
import { startNginx } from '../testing/start-nginx.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { startProduct } from '../testing/start-product.ts'

const PAGES = ['/', '/blog', '/pricing', '/api/blog/articles', '/readyz']

test('two processes behind nginx restart one after the other, and no visitor sees a failed page', async () => {
  test.slow()
  const postgres = await startPostgres()
  const ports = [await freePort(), await freePort()]
  const start = (port: number) =>
    startProduct({ PORT: String(port), DATABASE_URL: postgres.url, TRUSTED_PROXIES: '1' })
  // At the same instant, on an empty database: the schema and the first articles are made once.
  const running = await Promise.all(ports.map(start))
  const nginx = await startNginx(ports)
  const visitors = keepVisiting(nginx.url)

  for (const [index, port] of ports.entries()) {
    running[index]?.kill('SIGTERM')
    expect(await running[index]?.exited).toBe(0)
    running[index] = await start(port)
  }
  const { answered, failed } = await visitors.stop()

  expect(failed).toEqual([])
  expect(answered).toBeGreaterThan(100)
  const { articles } = await (await fetch(`${nginx.url}/api/blog/articles?limit=50`)).json()
  expect(articles).toHaveLength(10)
  await nginx.stop()
  for (const product of running) product.kill('SIGTERM')
  await Promise.all(running.map(({ exited }) => exited))
  await postgres.stop()
})

/** Four visitors who read pages one after the other, each on connections of its own. */
function keepVisiting(url: string) {
  const failed: string[] = []
  let answered = 0
  let goesOn = true
  const visit = async (first: number) => {
    for (let turn = first; goesOn; turn++) {
      const path = PAGES[turn % PAGES.length] ?? '/'
      const status = await fetch(url + path).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        (error: Error) => error.message,
      )
      if (status === 200) answered += 1
      else failed.push(`${path} ${status}`)
    }
  }
  const visits = [0, 1, 2, 3].map(visit)
  return {
    async stop() {
      goesOn = false
      await Promise.all(visits)
      return { answered, failed }
    },
  }
}
