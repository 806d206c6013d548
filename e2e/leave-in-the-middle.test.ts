import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { AN_OFFER } from '../testing/an-offer.ts'
import { startProduct } from '../testing/start-product.ts'

test('browsers that leave in the middle of a page or a call never harm the process', async () => {
  const product = await startProduct({ AI_PROVIDER: 'scripted' })
  const { port } = new URL(product.url)
  const body = JSON.stringify({ jobDescription: `${AN_OFFER} [[lent]]` })
  const requests = [
    'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\n\r\n',
    'GET /job-description HTTP/1.1\r\nHost: x\r\n\r\n',
    `POST /api/generate-questions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length + 9}\r\n\r\n${body}`,
    'POST /api/generate-feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc',
    'GET / HTTP/1.1\r\nHost',
  ]

  for (let round = 0; round < 40; round++) {
    await Promise.all(
      requests.map((request, index) => leaveAfter(Number(port), request, index * 2)),
    )
  }

  const page = await fetch(`${product.url}/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('</html>')
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  product.kill('SIGTERM')
  expect(await product.exited).toBe(0)
})

/** Sends a request and cuts the line a few milliseconds later, answered or not. */
function leaveAfter(port: number, request: string, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    setTimeout(() => socket.resetAndDestroy(), milliseconds)
  })
}
