import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import routes from '../app/routes.ts'
import { EVERY_CALL } from '../testing/every-call.ts'
import { startApart } from '../testing/start-apart.ts'
import { DATABASES } from './a-database.ts'

const NOT_PAGES = [
  ...['/favicon.svg', '/social.png', '/fonts/bricolage-grotesque-bold.ttf', '/assets/absent.js'],
  ...['/sitemap.xml', '/rss.xml', '/robots.txt', '/dev/outbox', '/healthz', '/readyz'],
  '/api/openapi.json',
]
const AT_ONCE = 20
/** They end the session that asks for the others. */
const LAST_CALLS = /user$|logout|password/

interface Route {
  path?: string | undefined
  children?: Route[] | undefined
}
const pathsOf = (all: Route[], parent = ''): string[] =>
  all.flatMap(({ path, children }) => {
    const here = path ? `${parent}/${path}` : parent
    return children
      ? pathsOf(children, here)
      : [here.replace(/:\w+/g, 'absent').replace('*', 'x/y') || '/']
  })
const PAGES = pathsOf(routes as Route[])

interface Ask {
  what: string
  method: string
  path: string
  body?: unknown
  token?: string
}

interface Answer {
  what: string
  status: number
  text: string
}

/** A fault of ours that is no outage, or a refusal without a word. */
const isFault = ({ status, text }: Answer) =>
  (status >= 500 && status !== 503) || (status >= 400 && text === '')

function everything(token: string, assets: string[]): Ask[] {
  const reads = [...PAGES, ...NOT_PAGES, ...assets].map((path) => ({ method: 'GET', path }))
  const calls = Object.entries(EVERY_CALL).flatMap(([call, [, body]]) => {
    const [method = '', path = ''] = call.replace(/\{\w+\}/, 'absent').split(' ')
    const asked = { method, path, body }
    return LAST_CALLS.test(path) && method !== 'GET' ? [asked] : [asked, { ...asked, token }]
  })
  return [...reads, ...calls].map((asked) => ({ what: `${asked.method} ${asked.path}`, ...asked }))
}

/** A product that serves from a build of its own, which may be taken away from it. */
async function aProductApart(env: Record<string, string>) {
  const product = await startApart({ ...env, AI_PROVIDER: 'scripted', LOG_LEVEL: 'silent' })

  async function ask({ what, method, path, body, token }: Ask) {
    const response = await fetch(product.url + path, {
      method,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { what, status: response.status, text }
  }
  return {
    ...product,
    ask,
    async faultsOf(asks: Ask[]) {
      const faults = []
      for (let first = 0; first < asks.length; first += AT_ONCE) {
        const answers = await Promise.all(asks.slice(first, first + AT_ONCE).map(ask))
        faults.push(...answers.filter(isFault))
      }
      return faults
    },
  }
}

const SHOWN = /administrateur : (\S+) \/ (\S+)\n/

/** The administrator of the demonstration, whose password the start has shown. */
async function signIn({ ask, said }: Awaited<ReturnType<typeof aProductApart>>) {
  // It answers a moment before its words are read here.
  await expect.poll(said).toMatch(SHOWN)
  const [, email, password] = SHOWN.exec(said()) ?? []
  const body = { email, password }
  const { text, status } = await ask({ what: 'log in', method: 'POST', path: '/api/login', body })
  expect(status, text).toBe(200)
  return String(JSON.parse(text).token)
}

/** Something stands elsewhere, and nothing or something useless in its place, until the answer is called. */
function takeAway(place: string, instead: 'nothing' | 'folder' | 'file' = 'nothing') {
  const away = `${place}-away`
  renameSync(place, away)
  if (instead === 'folder') mkdirSync(place)
  if (instead === 'file') writeFileSync(place, '')
  return async () => {
    rmSync(place, { recursive: true, force: true })
    renameSync(away, place)
  }
}

for (const [name, aDatabase] of Object.entries(DATABASES)) {
  test(`whatever vanishes while it serves, every answer is one, and it goes on when that is back, on ${name}`, async () => {
    test.slow()
    await using database = await aDatabase()
    await using product = await aProductApart(database.env)
    const { DATA_DIR: data = product.dataDir } = database.env
    const html = (await product.ask({ what: '/', method: 'GET', path: '/' })).text
    const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))]
    expect(assets.length).toBeGreaterThan(3)
    const token = await signIn(product)
    mkdirSync(join(data, 'outbox'), { recursive: true })
    const asks = everything(token, assets)
    expect(PAGES.length).toBeGreaterThan(20)
    const isFine = async () => {
      const wrong = []
      for (const path of ['/', '/favicon.svg', '/blog?q=entretien', '/api/user', assets[0] ?? '']) {
        const { status } = await product.ask({ what: path, method: 'GET', path, token })
        if (status !== 200) wrong.push([path, status])
      }
      return wrong
    }

    const vanishings: Record<
      string,
      () => Promise<() => Promise<unknown>> | (() => Promise<unknown>)
    > = {
      'the built files': () => takeAway(product.client),
      'the mails': () => takeAway(join(data, 'outbox'), 'file'),
      ...(name === 'sqlite'
        ? { 'the database file': () => takeAway(join(data, 'vis-a-vis.sqlite'), 'folder') }
        : { 'the database': () => database.breakDown() }),
    }
    for (const [what, vanish] of Object.entries(vanishings)) {
      const bringBack = await vanish()
      const faults = await product.faultsOf(asks)
      await bringBack()

      expect(faults, what).toEqual([])
      await expect.poll(isFine, what).toEqual([])
    }
    product.kill('SIGTERM')
    expect(await product.exited).toBe(0)
  })
}
