import { expect, test } from 'vitest'
import { aSite } from '#testing/a-site.ts'
import { AN_OFFER } from '#testing/an-offer.ts'
import { createTestPorts } from '#testing/test-ports.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const ASKED = JSON.stringify({ jobDescription: AN_OFFER })

type Headers = Record<string, string>

/** Asks for questions as one browser or another would. */
async function asking(env: Record<string, string> = {}) {
  const ports = await createTestPorts({ env })
  const site = await aSite(ports)
  const ask = async (headers: Headers, body = ASKED) => {
    const lines = Object.entries({ Host: 'localhost:3000', ...headers })
    const head = lines.map(([name, value]) => `\r\n${name}: ${value}`).join('')
    const length = Buffer.byteLength(body)
    return site.raw(
      `POST /api/generate-questions HTTP/1.1${head}\r\nContent-Length: ${length}`,
      body,
    )
  }
  return {
    ask,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await ports[Symbol.asyncDispose]()
    },
  }
}

test.each<[string, Headers]>([
  ['our own page', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }],
  ['the demonstration by its number', { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }],
  ['a proxy that calls us otherwise', { Origin: 'http://localhost:3000', Host: 'interne:8080' }],
  ['a page that hides its origin from us', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['no browser', {}],
])('a call of %s is answered', async (_, headers) => {
  await using site = await asking()

  expect((await site.ask({ ...JSON_TYPE, ...headers })).status).toBe(200)
})

test.each<[string, Headers]>([
  ['another site', { Origin: 'https://ailleurs.example' }],
  ['another site, as browsers say it', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour', { Origin: 'http://blog.localhost:3000', 'Sec-Fetch-Site': 'same-site' }],
  ['nowhere', { Origin: 'null' }],
  ['what is no address', { Origin: 'pas une adresse' }],
])('a call of a page of %s is refused, whatever its body says it is', async (_, headers) => {
  await using site = await asking()

  const json = await site.ask({ ...JSON_TYPE, ...headers })
  const text = await site.ask({ 'Content-Type': 'text/plain', ...headers })

  expect([json.status, text.status]).toEqual([403, 403])
  expect(json.text).toContain('Cet appel ne se fait que depuis notre site.')
})

test('the public address is our own, by whatever name a proxy asks us', async () => {
  await using site = await asking({ PUBLIC_URL: 'https://vis-a-vis.example' })
  const from = (origin: string) => site.ask({ ...JSON_TYPE, Host: 'interne:3000', Origin: origin })

  const replies = [
    await from('https://vis-a-vis.example'),
    await from('https://vis-a-vis.example.ailleurs.example'),
  ]

  expect(replies.map(({ status }) => status)).toEqual([200, 403])
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'a body that is said to be « %s » is not read as JSON',
  async (kind) => {
    await using site = await asking()

    const { status, text } = await site.ask({ 'Content-Type': kind })

    expect(status).toBe(415)
    expect(text).toContain('Envoyez le corps de la requête en JSON')
  },
)

test('JSON may name its signs, and nothing at all needs no kind', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  await using product = await asking()

  const named = await product.ask({ 'Content-Type': 'Application/JSON; charset=utf-8' })
  const out = await site.ask('/api/logout', {}, 'POST')
  const empty = await site.ask('/api/login', {}, 'POST')

  expect([named.status, out.status, empty.status]).toEqual([200, 401, 400])
})

test('a form of another site is refused by what its browser says, too', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const post = (site_: string) => site.ask('/assistance', { 'Sec-Fetch-Site': site_ }, 'POST')

  expect((await post('cross-site')).status).toBe(403)
  expect((await post('same-origin')).status).toBe(200)
})
