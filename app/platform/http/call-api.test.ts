// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { CallFailure, callApi, sentenceFor } from './call-api.ts'

type Answering = (request: IncomingMessage & { body: string }, response: ServerResponse) => void

/** A real peer on the loopback. */
async function aPeer(answering: Answering) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    answering(Object.assign(request, { body }), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/thing`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const failing = (status: number, body: string) =>
  aPeer((_, response) => response.writeHead(status).end(body))

test('a call sends JSON, and the bearer token when one is stored', async () => {
  localStorage.setItem('token', 'jeton-1')
  await using peer = await aPeer(({ method, headers, body }, response) =>
    response.end(
      JSON.stringify({
        method,
        body,
        type: headers['content-type'],
        bearer: headers.authorization,
      }),
    ),
  )

  const answer = await callApi(peer.url, { method: 'POST', body: { mot: 'été' } })

  expect(answer).toEqual({
    method: 'POST',
    body: '{"mot":"été"}',
    type: 'application/json',
    bearer: 'Bearer jeton-1',
  })
})

test('a call without a stored token sends no authorization, and asks by GET', async () => {
  localStorage.clear()
  await using peer = await aPeer(({ method, headers }, response) =>
    response.end(JSON.stringify({ method, bearer: headers.authorization ?? null })),
  )

  expect(await callApi(peer.url)).toEqual({ method: 'GET', bearer: null })
})

test('an empty body gives an empty object', async () => {
  await using peer = await failing(200, '')

  expect(await callApi(peer.url)).toEqual({})
})

test('a body that is not JSON is refused in the specified words', async () => {
  await using peer = await failing(200, '<html>')

  await expect(callApi(peer.url)).rejects.toThrow('Invalid JSON response from server')
})

test('an answer that is not OK carries its status, its text and its parsed body', async () => {
  await using peer = await failing(403, '{"message":"Non.","code":"forbidden"}')

  const failure = await callApi(peer.url).catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(CallFailure)
  expect(failure).toMatchObject({
    message: '403: {"message":"Non.","code":"forbidden"}',
    status: 403,
    body: { message: 'Non.', code: 'forbidden' },
  })
})

test('a failure without a body is told by its status text, one that is not JSON by its text', async () => {
  await using empty = await failing(502, '')
  await using html = await failing(500, 'panne')

  await expect(callApi(empty.url)).rejects.toMatchObject({ message: '502: Bad Gateway', body: '' })
  await expect(callApi(html.url)).rejects.toMatchObject({ message: '500: panne', body: 'panne' })
})

test('a call stops when its asker leaves', async () => {
  await using peer = await aPeer(() => {})
  const leaving = AbortSignal.abort()

  await expect(callApi(peer.url, { signal: leaving })).rejects.toMatchObject({ name: 'AbortError' })
})

test("the sentence shown is the server's own, else the fallback", async () => {
  await using refused = await failing(429, '{"message":"Plus tard."}')
  await using broken = await failing(500, 'panne')
  const caught = (url: string) => callApi(url).catch((error: unknown) => error)

  expect(sentenceFor(await caught(refused.url), 'Secours.')).toBe('Plus tard.')
  expect(sentenceFor(await caught(broken.url), 'Secours.')).toBe('Secours.')
  expect(sentenceFor(await caught('http://127.0.0.1:1/'), 'Secours.')).toBe('Secours.')
})

test('a problem that this browser met is told in its own words', () => {
  const problem = new Problem('upstream', "Le coach n'a pas pu être chargé.")

  expect(sentenceFor(problem, 'Secours.')).toBe("Le coach n'a pas pu être chargé.")
  expect(sentenceFor(new Error('panne'), 'Secours.')).toBe('Secours.')
})
