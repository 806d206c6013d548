import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { build as bundle } from 'vite'
import { EXAMPLES } from '#app/book-on-disk.ts'
import { fingerprint } from './fingerprint.ts'
import { type Earlier, forgetEarlier, layOver } from './lay-over.ts'
import { precompress } from './precompress.ts'

const root = join(import.meta.dirname, '..')
const place = join(root, 'build')
/** On the same disk, so that what is built is moved and not written twice. */
const FRESH = 'build/.fresh'
/** Read by the coach a page at a time: in no program. */
const BOOK = join(root, 'app/interviewer/coach/book/pages')
/** Files of more bytes than this, as they travel, come to a device when they are first used. */
const HEAVY = 40_000
const marker = join(place, '.sources')
const sources = fingerprint(root)

const isFresh = existsSync(marker) && readFileSync(marker, 'utf8') === sources
if (process.argv.includes('--if-changed') && isFresh) forgetEarlier(place, new Date())
else say(await build())

async function build(): Promise<Earlier> {
  console.log('Construction du site…')
  rmSync(join(root, FRESH), { recursive: true, force: true })
  const bin = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const { status } = spawnSync(process.execPath, [bin, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: FRESH },
  })
  if (status !== 0) process.exit(status ?? 1)
  layBook(join(root, FRESH, 'server/book'))
  const client = join(root, FRESH, 'client')
  precompress(client)
  await buildServiceWorker(client)
  precompress(client, 'sw.js')
  const earlier = layOver(join(root, FRESH), place, new Date())
  writeFileSync(marker, sources)
  return earlier
}

/** The index of the examples was made for browsers, under a name of its own. */
function layBook(folder: string) {
  cpSync(BOOK, folder, { recursive: true })
  const assets = join(root, FRESH, 'client/assets')
  const [examples] = globSync('examples-*.bin', { cwd: assets })
  if (!examples) throw new Error('The index of the examples was not built.')
  cpSync(join(assets, examples), join(folder, EXAMPLES))
}

/** What draws a PDF or reads one, the coach: their names. */
function heavyFiles(client: string): string[] {
  return globSync('assets/*.js.br', { cwd: client })
    .filter((path) => statSync(join(client, path)).size > HEAVY)
    .map((path) => basename(path, '.br'))
}

/** One file at the root of the site, whose scope it is; it changes with every build. */
function buildServiceWorker(client: string) {
  const [coach] = globSync('assets/coach-in-browser.worker-*.js', { cwd: client })
  if (!coach) throw new Error('The coach was not built for browsers.')
  return bundle({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __BUILD__: JSON.stringify(sources),
      __HEAVY__: JSON.stringify(heavyFiles(client)),
      __COACH__: JSON.stringify(`/${coach}`),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: join(FRESH, 'client'),
      emptyOutDir: false,
      rolldownOptions: {
        input: 'app/offline/service-worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

function say({ count, bytes }: Earlier) {
  if (count === 0) return
  const megabytes = (bytes / 1_000_000).toFixed(1).replace('.', ',')
  console.log(
    `Gardés pour les pages et les processus encore ouverts : ${count} fichiers des versions précédentes (${megabytes} Mo).`,
  )
}
