import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { aSite } from '#testing/a-site.ts'
import { createTestPorts } from '#testing/test-ports.ts'
import { cacheInFront } from './cache-in-front.ts'

const NO_FILE = "Ce fichier n'existe pas, ou n'existe plus."

test('a built file that is gone is not found, is told once, and is found again when it returns', async () => {
  await using ports = await createTestPorts()
  const error = vi.spyOn(ports.log, 'error')
  await using site = await aSite(ports)
  const away = `${site.root}-away`
  const ask = async () => {
    const { status, headers, body } = await site.ask('/favicon.svg')
    return { status, said: body.toString(), kept: headers['cache-control'] }
  }

  renameSync(site.root, away)
  const gone = [await ask(), await ask()]
  const others = [await site.ask('/healthz'), await site.ask('/assets/app-1.js')]
  renameSync(away, site.root)
  const back = await ask()

  expect(gone).toEqual(Array(2).fill({ status: 404, said: NO_FILE, kept: 'no-store' }))
  expect(others.map(({ status }) => status)).toEqual([200, 404])
  expect(back).toEqual({ status: 200, said: '<svg/>', kept: 'public, max-age=3600' })
  const told = error.mock.calls.map(([details]) => details)
  expect(told).toEqual([{ path: '/favicon.svg' }, { path: '/assets/app-1.js' }])
})

test('a built file that was read once is served from memory, whatever becomes of its folder', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const read = () => site.ask('/assets/app-1.js', { 'Accept-Encoding': 'br' })
  await read()

  rmSync(site.root, { recursive: true })

  expect((await read()).body.toString()).toBe('smaller')
})

test('a folder that stands where a file was is no file', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  rmSync(join(site.root, 'favicon.svg'))
  mkdirSync(join(site.root, 'favicon.svg'))

  expect((await site.ask('/favicon.svg')).status).toBe(404)
  expect((await site.ask('/healthz')).status).toBe(200)
})

test('a page of the next build finds its files at a process of the build before', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  const path = '/assets/simulator-Dy2HCv_i.js'
  const before = await site.ask(path)

  writeFileSync(join(site.root, path), 'next()')
  const after = await site.ask(path)

  expect([before.status, after.status, after.body.toString()]).toEqual([404, 200, 'next()'])
  expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('of what lies in the folder of assets since the start, only files named after what they hold are served', async () => {
  await using ports = await createTestPorts()
  await using site = await aSite(ports)
  mkdirSync(join(site.root, 'assets/inner'))
  const put = [
    'assets/notes.txt',
    'assets/inner/app-Dy2HCv_i.js',
    'assets/keys-Dy2HCv_i.pem',
    'assets/.env-Dy2HCv_i.js',
    'plain-Dy2HCv_i.js',
  ]
  for (const path of put) writeFileSync(join(site.root, path), 'secret')
  writeFileSync(join(site.root, '../outside-Dy2HCv_i.js'), 'secret')

  const asked = [
    ...put.map((path) => `/${path}`),
    '/assets/../../outside-Dy2HCv_i.js',
    '/assets/..%2f..%2foutside-Dy2HCv_i.js',
    '/assets/..-Dy2HCv_i.js',
  ]
  const bodies = await Promise.all(
    asked.map(async (path) => (await site.ask(path)).body.toString()),
  )

  expect(bodies.filter((body) => body.includes('secret'))).toEqual([])
})

test('what is thrown while answering, at once or later, is answered and told, and the next is served', async () => {
  await using ports = await createTestPorts()
  const error = vi.spyOn(ports.log, 'error')
  const site = {
    make: () => Promise.reject(new Error('no page')),
    listener: ({ url = '' }: IncomingMessage) => {
      if (url.startsWith('/blog/')) return Promise.reject(new Error('later'))
      throw new Error('at once')
    },
  }
  await using served = await aSite(ports, (root) => cacheInFront(ports, site, root))

  const replies = [
    await served.ask('/job'),
    await served.ask('/blog/a'),
    await served.ask('/pricing'),
    await served.ask('/api/login', {}, 'POST'),
    await served.ask('/favicon.svg'),
  ]

  expect(replies.map(({ status }) => status)).toEqual([500, 500, 500, 500, 200])
  expect(replies[0]?.body.toString()).toBe("Une erreur s'est produite. Veuillez réessayer.")
  expect(error).toHaveBeenCalledTimes(4)
})
