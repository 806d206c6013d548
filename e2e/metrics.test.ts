import { expect, test } from '@playwright/test'
import { AN_OFFER } from '../testing/an-offer.ts'
import { freePort } from '../testing/free-port.ts'
import { startProduct } from '../testing/start-product.ts'

test('an operator reads requests, generations, letters and the event loop as Prometheus text', async () => {
  const metricsPort = await freePort()
  const product = await startProduct({ METRICS_PORT: String(metricsPort) })
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

  await (await fetch(`${product.url}/`)).text()
  await (await fetch(`${product.url}/api/blog/articles/absent-1`)).text()
  await (await fetch(`${product.url}/api/blog/articles/absent-2`)).text()
  await fetch(`${product.url}/api/generate-questions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jobDescription: AN_OFFER }),
  })

  await expect
    .poll(read)
    .toContain('http_requests_total{method="POST",route="/api/generate-questions",status="200"} 1')
  const text = await read()
  expect(text).toContain('http_requests_total{method="GET",route="page",status="200"} 1')
  expect(text).toContain('route="/api/blog/articles/:slug",status="404"} 2')
  expect(text).toContain('interviewer_generations_total{act="questions",outcome="done"} 1')
  expect(text).toContain('outbox_letters{state="waiting"} 0')
  expect(text).toContain('model_tokens_today 0')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).not.toContain('route="/metrics"')
  product.kill('SIGTERM')
  expect(await product.exited).toBe(0)
})

test('nothing is served to operators unless a port is named, and never on the public port', async ({
  request,
}) => {
  expect((await request.get('/metrics')).status()).toBe(404)
})
