// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient, queryFunction } from './query-client.ts'

const answering = (status: number, body: string) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }))

afterEach(() => vi.restoreAllMocks())

test('a query asks for the first element of its key', async () => {
  const fetch = answering(200, '{"simulationsUsed":1}')

  const answer = await queryClient.fetchQuery({ queryKey: ['/api/user', 'again'] })

  expect(answer).toEqual({ simulationsUsed: 1 })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/user',
    expect.objectContaining({ method: 'GET', credentials: 'include' }),
  )
})

test('a 401 is an error, and nobody tries again', async () => {
  const fetch = answering(401, '{"message":"Qui êtes-vous ?"}')

  await expect(queryClient.fetchQuery({ queryKey: ['/api/private'] })).rejects.toMatchObject({
    status: 401,
  })
  expect(fetch).toHaveBeenCalledOnce()
})

test('a 401 is null where visitors are expected', async () => {
  answering(401, '')

  const answer = await queryClient.fetchQuery({
    queryKey: ['/api/maybe'],
    queryFn: queryFunction({ on401: 'null' }),
  })

  expect(answer).toBeNull()
})

test('what was fetched once is never stale', async () => {
  const fetch = answering(200, '{}')

  await queryClient.fetchQuery({ queryKey: ['/api/stable'] })
  await queryClient.fetchQuery({ queryKey: ['/api/stable'] })

  expect(fetch).toHaveBeenCalledOnce()
})
