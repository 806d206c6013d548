import { expect, test } from 'vitest'
import { aSite } from '#testing/a-site.ts'
import { createTestPorts } from '#testing/test-ports.ts'

test('a form that never ends is refused in French before it is read', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const chunk = `ffff\r\n${'a'.repeat(0xffff)}\r\n`

  const { status, text } = await site.raw(
    `POST /assistance HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked`,
    `${chunk}${chunk}0\r\n\r\n`,
  )

  expect(status).toBe(413)
  expect(text).toContain('Ce formulaire est trop long.')
})

test('a form that another site sends in the name of its visitor is refused', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const post = (origin: string) =>
    site.ask('/assistance', { Host: 'vis-a-vis.example', Origin: origin }, 'POST')

  const ours = await post('https://vis-a-vis.example')
  const others = [await post('https://ailleurs.example'), await post('null')]

  expect(ours.status).toBe(200)
  expect(others.map(({ status }) => status)).toEqual([403, 403])
})

test('a form is taken from the public address, by whatever name a proxy asks us', async () => {
  await using ports = await createTestPorts({ env: { PUBLIC_URL: 'https://vis-a-vis.example' } })
  await using site = await aSite(ports)
  const post = (origin: string) =>
    site.ask('/assistance', { Host: 'interne:3000', Origin: origin }, 'POST')

  const replies = [
    await post('https://vis-a-vis.example'),
    await post('https://interne:3000'),
    await post('https://ailleurs.example'),
    await post('null'),
  ]

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 403, 403])
  expect(replies[0]?.headers['x-asked-by']).toBe('https://vis-a-vis.example null')
})
