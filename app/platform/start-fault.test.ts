import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { ownDatabase } from '#testing/test-ports.ts'
import { migrate } from './database/migrate.ts'
import { canReach, openDatabase } from './database/open-database.ts'
import { readEnv } from './env.ts'
import { startFault } from './start-fault.ts'

const ENV = readEnv({ PORT: '4000', DATA_DIR: '/donnees' })
const WITH_POSTGRES = readEnv({ DATABASE_URL: 'postgres://lea:secret@127.0.0.1:1/visavis' })
const fault = (details: object) => Object.assign(new Error('disk I/O error'), details)

test('whoever starts reads what to change, not a stack', () => {
  const taken = fault({ code: 'EADDRINUSE', syscall: 'listen' })
  const stranger = fault({ code: 'ENOTFOUND', syscall: 'getaddrinfo' })
  const readOnly = fault({ code: 'EROFS', syscall: 'mkdir' })
  const broken = fault({ code: 'ERR_SQLITE_ERROR' })

  expect(startFault(taken, ENV)).toBe(
    'Le port 4000 est déjà pris. Choisissez-en un autre : PORT=4001 npm start',
  )
  expect(startFault(stranger, ENV)).toContain('HOST')
  expect(startFault(readOnly, ENV)).toBe('On ne peut pas écrire dans /donnees (DATA_DIR) : EROFS.')
  expect(startFault(broken, ENV)).toContain('disk I/O error')
})

test('the password of a database is not shown, and a bug is left whole', () => {
  const away = fault({ code: 'ECONNREFUSED', syscall: 'connect' })

  expect(startFault(away, WITH_POSTGRES)).toBe(
    "PostgreSQL (DATABASE_URL) n'a pas accepté la connexion : ECONNREFUSED.",
  )
  expect(startFault(new TypeError('x is undefined'), ENV)).toBeNull()
})

test('a port of the figures that another process has is named as such', () => {
  const env = readEnv({ PORT: '3002', METRICS_PORT: '9464' })
  const taken = fault({ code: 'EADDRINUSE', syscall: 'listen', port: 9464 })

  expect(startFault(taken, env)).toBe(
    'Le port 9464 (METRICS_PORT) est déjà pris : chaque processus a besoin du sien.',
  )
})

test('what PostgreSQL refuses is said in its own words', async () => {
  const server = inject('postgresUrl')
  const about = (ending: string) => startFaultOf(server.replace(/\/postgres$/, ending))

  const missing = await about('/nulle_part')
  const plain = await about('/postgres?sslmode=verify-full')
  const noFile = await about('/postgres?sslmode=verify-full&sslrootcert=/ca.pem')

  expect(missing).toContain('database "nulle_part" does not exist (3D000)')
  expect(plain).toContain('The server does not support SSL connections')
  expect(noFile).toContain("open '/ca.pem'")
})

test('a role that may not make tables is told so', async () => {
  const databaseUrl = new URL(await ownDatabase())
  const owner = new pg.Client({ connectionString: databaseUrl.href })
  await owner.connect()
  databaseUrl.username = `guest_${randomUUID().slice(0, 8)}`
  await owner.query(`create role ${databaseUrl.username} login`)
  await owner.end()

  const said = await startFaultOf(databaseUrl.href)

  expect(said).toContain('permission denied for schema public (42501)')
})

async function startFaultOf(databaseUrl: string): Promise<string | null> {
  const env = readEnv({ DATABASE_URL: databaseUrl })
  const { db, pool } = openDatabase({ databaseUrl, dataDir: '', onIdleError: () => {} })
  const refusal = await canReach(pool)
    .then(() => migrate(db))
    .catch((error: unknown) => error)
  await db.destroy()
  return startFault(refusal, env)
}
