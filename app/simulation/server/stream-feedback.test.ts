import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import type { Ports } from '#app/ports.ts'
import { createApp } from '#app/site/create-app.ts'
import { createTestPorts } from '../../../testing/test-ports.ts'

const ASKED = {
  question: "Parlez-moi d'une réussite.",
  answer: "En mars, j'ai rangé le rayon et les ventes ont augmenté de 12 %.",
  jobDescription: 'Vente en magasin.',
}

test('asked as a stream, the feedback comes by partials and ends with the whole of it', async () => {
  await using ports = await createTestPorts()
  await using site = await serve(ports)

  const response = await site.ask({ answer: `${ASKED.answer} [[par étapes]]` })

  const events = await eventsOf(response)
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const partials = events.filter(({ name }) => name === 'partial')
  expect(partials.length).toBeGreaterThan(1)
  expect(events.at(-1)).toMatchObject({ name: 'feedback', data: { source: 'coach' } })
  expect(events.at(-1)?.data).toMatchObject(partials.at(-1)?.data ?? {})
})

test('the coach, who answers at once, sends the whole alone', async () => {
  await using ports = await createTestPorts()
  await using site = await serve(ports)

  const events = await eventsOf(await site.ask())

  expect(events.map(({ name }) => name)).toEqual(['feedback'])
})

test('a feedback that fails in the middle ends with its French sentence and its code', async () => {
  await using ports = await createTestPorts()
  await using site = await serve(ports)

  const events = await eventsOf(await site.ask({ answer: `${ASKED.answer} [[coupé]]` }))

  expect(events[0]?.name).toBe('partial')
  expect(events.at(-1)).toEqual({
    name: 'problem',
    data: {
      message: 'Une erreur est survenue lors de la génération du feedback.',
      code: 'upstream',
    },
  })
})

test('what is refused is refused before any stream begins', async () => {
  await using ports = await createTestPorts({ env: { VISITOR_DAILY_LIMIT: '1' } })
  await using site = await serve(ports)

  const empty = await site.ask({ answer: ' ' })
  expect(empty.status).toBe(400)
  expect(await empty.json()).toMatchObject({ code: 'invalid' })

  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await site.ask()).status)
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
})

test('whoever leaves in the middle of a stream ends the work of the interviewer', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  await using ports = await createTestPorts()
  const { interviewer } = ports
  const watched: Ports['interviewer'] = {
    ...interviewer,
    assessAnswer(request, listener) {
      listener?.signal?.addEventListener('abort', () => resolve())
      return interviewer.assessAnswer(request, listener)
    },
  }
  await using site = await serve({ ...ports, interviewer: watched })
  const leaving = new AbortController()
  const response = await site.ask({ answer: `${ASKED.answer} [[par étapes]]` }, leaving.signal)
  await response.body?.getReader().read()

  leaving.abort()

  await ended
})

test('a process that must stop ends its streams with a sentence', async () => {
  await using ports = await createTestPorts()
  const lastCall = new AbortController()
  await using site = await serve({ ...ports, lastCall: lastCall.signal })
  const response = await site.ask({ answer: `${ASKED.answer} [[par étapes]]` })

  lastCall.abort()

  const events = await eventsOf(response)
  expect(events.at(-1)).toMatchObject({ name: 'problem', data: { code: 'upstream' } })
})

async function serve(ports: Ports) {
  const server = createServer(getRequestListener(createApp(ports).fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ask: (changed: Partial<typeof ASKED> = {}, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}/api/generate-feedback`, {
        method: 'POST',
        headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...ASKED, ...changed }),
        ...(signal && { signal }),
      }),
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function eventsOf(response: Response) {
  const blocks = (await response.text()).split('\n\n').filter((block) => block.startsWith('event'))
  return blocks.map((block) => {
    const [first = '', second = ''] = block.split('\n')
    return { name: first.slice('event: '.length), data: JSON.parse(second.slice('data: '.length)) }
  })
}
