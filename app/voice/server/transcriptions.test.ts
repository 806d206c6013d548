import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readEnv } from '#app/platform/env.ts'
import { createApp } from '#app/site/create-app.ts'
import {
  aLog,
  aTranscribingProduct as aProduct,
  KIND,
  SOCKET,
  SOUND,
  type Turns,
} from '#testing/a-transcribing-product.ts'
import { anAccount } from '#testing/an-account.ts'
import { createTestPorts } from '#testing/test-ports.ts'
import { startTranscriptionPeer } from '#testing/transcription-peer.ts'
import { resetTranscriptions, transcribe } from './service.ts'

const sound = () => ({ kind: KIND, length: SOUND.length, bytes: Readable.from([SOUND]) })
const MP4 = { 'Content-Type': 'audio/mp4' }

test('a recording goes through in the form that servers know, and comes back as words', async () => {
  await using product = await aProduct({ text: ' Je suis\nlibraire. ' })

  const { status, body } = await product.send()

  expect(status).toBe(200)
  expect(body).toEqual({ text: 'Je suis libraire.' })
  expect(product.peer.calls).toEqual([
    {
      path: '/v1/audio/transcriptions',
      key: 'Bearer cle-de-voix',
      fields: { model: 'petit-modele', language: 'fr', response_format: 'json' },
      file: { name: 'reponse.webm', kind: 'audio/webm', bytes: SOUND },
      wasDropped: false,
    },
  ])
  const who = await product.app.request('/api/voice')
  expect(await who.json()).toEqual({ host: '127.0.0.1' })
})

test('what was not understood, or said in another language, is handed on as it was heard', async () => {
  await using product = await aProduct({ text: '' }, { text: 'I am a bookseller.' })

  expect((await product.send()).body).toEqual({ text: '' })
  expect((await product.send()).body).toEqual({ text: 'I am a bookseller.' })
})

const KEPT = "L'enregistrement reste dans cet onglet\u00a0: réessayez, ou écrivez votre réponse."
const FAILED = `La transcription a échoué. ${KEPT}`
const HTML = '<html><h1>502 Bad Gateway</h1></html>'

test.each<[string, Turns[number], number, string]>([
  [
    'a page of a proxy',
    { status: 200, headers: { 'Content-Type': 'text/html' }, body: HTML },
    502,
    FAILED,
  ],
  ['nothing at all', { status: 200, body: '' }, 502, FAILED],
  ['something else', { status: 200, body: '{"words": 3}' }, 502, FAILED],
  ['a reply without end', { status: 200, body: `{"text": "${'a'.repeat(500_000)}"}` }, 502, FAILED],
  ['a refused key', { status: 401, body: '{}' }, 502, FAILED],
  ['a broken server', { status: 500, body: HTML }, 502, FAILED],
  ['a reply cut in its middle', { cuts: true }, 502, FAILED],
  [
    'too large for it',
    { status: 413, body: '{}', atOnce: true },
    413,
    `L'enregistrement dépasse 10\u00a0Mo ou cinq minutes. Répondez en plusieurs fois. ${KEPT}`,
  ],
  [
    'too many for it',
    { status: 429, headers: { 'Retry-After': '7' }, body: '{}' },
    503,
    `La transcription est très demandée en ce moment. ${KEPT}`,
  ],
])('%s is told in French, and nothing of the sound is lost', async (_, turn, status, message) => {
  await using product = await aProduct(turn)

  const answer = await product.send()

  expect(answer.status).toBe(status)
  expect(answer.body.message).toBe(message)
  expect(answer.headers.get('Retry-After')).toBe(status === 503 ? '7' : null)
})

test('a server that closes before it has read all is heard: too long is said as such', async () => {
  await using product = await aProduct({ refuses: 413 })
  const long = Buffer.alloc(4_000_000, 1)

  const { status, body } = await product.send(long)

  expect(status).toBe(413)
  expect(body.message).toMatch(/cinq minutes\. Répondez en plusieurs fois/)
})

test('a server that has never heard of asking first is sent the sound all the same', async () => {
  await using product = await aProduct({ ignores: 'Je suis libraire.' })

  expect((await product.send()).body).toEqual({ text: 'Je suis libraire.' })
})

test('five minutes are held to by the size of each format', async () => {
  await using product = await aProduct({ text: 'Oui.' })
  const long = Buffer.alloc(5_000_001, 1)
  const send = (kind: string) => product.send(long, { 'Content-Type': kind })

  for (const kind of ['audio/webm;codecs=opus', 'AUDIO/OGG'])
    expect((await send(kind)).status).toBe(413)
  expect((await send('audio/mp4')).status).toBe(200)
})

test('a server that does not answer is left, and one that is not there is told', async () => {
  await using peer = await startTranscriptionPeer({ hangs: true })
  const { lines, log } = aLog()
  const ports = { env: readEnv(peer.env), log }
  const signal = new AbortController().signal
  const patience = new AbortController()

  const work = transcribe(ports, sound(), { signal, late: patience.signal })
  const refused = expect(work).rejects.toMatchObject({
    kind: 'upstream',
    message: `La transcription se fait trop attendre. ${KEPT}`,
  })
  await expect.poll(() => peer.calls.length).toBe(1)
  patience.abort()
  await refused
  await expect.poll(() => peer.calls[0]?.wasDropped).toBe(true)
  await peer[Symbol.asyncDispose]()
  await expect(transcribe(ports, sound(), { signal })).rejects.toMatchObject({
    kind: 'upstream',
    message: FAILED,
  })
  expect(lines).toEqual([{ code: 'LATE' }, { code: 'ECONNREFUSED' }])
})

test('whoever leaves ends the transcription', async () => {
  await using peer = await startTranscriptionPeer({ hangs: true })
  const { lines, log } = aLog()
  const leaving = new AbortController()
  const work = transcribe({ env: readEnv(peer.env), log }, sound(), { signal: leaving.signal })
  const refused = expect(work).rejects.toMatchObject({ kind: 'upstream' })
  await expect.poll(() => peer.calls.length).toBe(1)

  leaving.abort()

  await refused
  await expect.poll(() => peer.calls[0]?.wasDropped).toBe(true)
  expect(lines).toEqual([])
})

test('an operator reads which answer of their server did not serve, and no word of it', async () => {
  await using product = await aProduct(
    { status: 401, body: '{"said": "je suis libraire"}' },
    { status: 429, body: '{}' },
    { text: 'Je suis libraire.' },
  )

  for (let left = 3; left > 0; left--) await product.send()

  expect(product.logged).toEqual([{ status: 401 }, { status: 429 }])
})

test('so many recordings at once are written down, one more is asked to wait, and all of it ends', async () => {
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>()
  await using product = await aProduct({ text: 'Oui.', until })
  const sent = Array.from({ length: 20 }, () => product.send())
  await expect.poll(() => product.peer.calls.length).toBe(20)

  const { status, body, headers } = await product.send()
  expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'unavailable', '20'])

  goOn()
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await product.send()).status).toBe(200)
})

test.each([
  ['a text', { 'Content-Type': 'application/json' }, '{}', 400],
  ['a film', { 'Content-Type': 'video/mp4' }, SOUND, 400],
  ['a kind with a line end', { 'Content-Type': 'audio/webm; x="a"; y' }, '', 400],
  ['nothing', {}, '', 400],
])('%s is no recording, and goes nowhere', async (_, headers, body, status) => {
  await using product = await aProduct({ text: 'Rien.' })

  const answer = await product.send(body, headers)

  expect(answer.status).toBe(status)
  expect(answer.body.message).toBe(`Ce qui est arrivé n'est pas un enregistrement. ${KEPT}`)
  expect(product.peer.calls.filter(({ file }) => file !== null)).toEqual([])
})

test('ten megabytes are the most, whether they are announced or not', async () => {
  await using product = await aProduct({ text: 'Tout.' })
  const most = Buffer.alloc(10_000_000)

  expect((await product.send(most, MP4)).status).toBe(200)
  const announced = await product.send(SOUND, { ...MP4, 'Content-Length': '10000001' })
  const pieces = [most, Buffer.alloc(1)]
  const unannounced = await product.app.request(
    '/api/transcriptions',
    {
      method: 'POST',
      headers: MP4,
      body: Readable.toWeb(Readable.from(pieces)),
      duplex: 'half',
    } as unknown as RequestInit,
    SOCKET as never,
  )

  expect([announced.status, unannounced.status]).toEqual([413, 413])
  expect((await unannounced.json()).message).toContain('dépasse 10\u00a0Mo')
})

test('a day has its budget, for a visitor and for an account, forgotten with the account', async () => {
  await using product = await aProduct({ text: 'Oui.' })
  const { id, token } = await anAccount(product.ports)
  const signedIn = { Authorization: `Bearer ${token}` }
  const spend = async (headers: Record<string, string>) => {
    for (let left = 200; left > 0; left--) await product.send(SOUND, headers)
    return product.send(SOUND, headers)
  }

  const visitor = await spend({})
  expect(visitor.status).toBe(429)
  expect(visitor.body.message).toMatch(/^La limite du jour des dictées est atteinte\. Réessayez/)
  expect((await spend(signedIn)).status).toBe(429)

  await resetTranscriptions(product.ports, id)
  expect((await product.send(SOUND, signedIn)).status).toBe(200)
  expect((await product.send()).status).toBe(429)
})

test('without a server of the operator nobody is asked for sound', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  expect(await (await app.request('/api/voice')).json()).toEqual({ host: null })
  const init = { method: 'POST', body: SOUND, headers: { 'Content-Type': KIND } }
  const answer = await app.request('/api/transcriptions', init, SOCKET as never)
  expect(answer.status).toBe(404)
})

test('a model or a key without a server stops the start', () => {
  expect(() => readEnv({ STT_MODEL: 'whisper-1' })).toThrow('STT_BASE_URL')
  expect(() => readEnv({ STT_BASE_URL: 'ftp://ailleurs' })).toThrow('STT_BASE_URL')
})
