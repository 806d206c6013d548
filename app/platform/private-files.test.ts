import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open-database.ts'
import { readEnv } from './env.ts'
import { openMailer } from './mailer/open-mailer.ts'
import { openPrivateFolder } from './private-files.ts'

const aFolder = () => mkdtempSync(join(tmpdir(), 'vis-a-vis-rights-'))
const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const FILE = 'vis-a-vis.sqlite'

const opened = async (dataDir: string) => {
  const { db } = openDatabase({ databaseUrl: undefined, dataDir, onIdleError: () => {} })
  await migrate(db)
  return db
}

test('a new database and what SQLite writes beside it are for nobody else on this machine', async () => {
  const dataDir = join(aFolder(), 'à', 'faire')

  const db = await opened(dataDir)

  const names = readdirSync(dataDir)
  expect(names.toSorted()).toEqual([FILE, `${FILE}-shm`, `${FILE}-wal`])
  expect(names.map((name) => rightsOf(join(dataDir, name)))).toEqual(['600', '600', '600'])
  expect(rightsOf(dataDir)).toBe('700')
  await db.destroy()
})

test('a database that others could read is closed to them by the next start, with its mails', async () => {
  const dataDir = aFolder()
  const outbox = join(dataDir, 'outbox')
  const file = join(dataDir, FILE)
  const other = new DatabaseSync(file)
  other.exec('pragma journal_mode = wal; create table autre (mot text)')
  const files = [file, `${file}-wal`, `${file}-shm`]
  mkdirSync(outbox)
  for (const path of files) chmodSync(path, 0o644)
  for (const folder of [dataDir, outbox]) chmodSync(folder, 0o755)

  const db = await opened(dataDir)
  openMailer(readEnv({ DATA_DIR: dataDir }), { now: () => new Date(0) })

  expect(files.map(rightsOf)).toEqual(['600', '600', '600'])
  expect([dataDir, outbox].map(rightsOf)).toEqual(['700', '700'])
  await db.destroy()
  other.close()
})

test('a folder where everybody keeps files stays as it is', () => {
  const shared = aFolder()
  chmodSync(shared, 0o1777)

  openPrivateFolder(shared)

  expect(rightsOf(shared)).toBe('777')
})

test('a mail of the demonstration is for nobody else, in a folder that is made for it', async () => {
  const dataDir = join(aFolder(), 'données')
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1/ailleurs' })
  const mailer = openMailer(env, { now: () => new Date(0) })

  await mailer.send({ id: '1', to: 'lea@exemple.fr', subject: 'Bonjour', html: '', text: '' })

  const [name = ''] = readdirSync(join(dataDir, 'outbox'))
  expect(rightsOf(join(dataDir, 'outbox', name))).toBe('600')
  expect([dataDir, join(dataDir, 'outbox')].map(rightsOf)).toEqual(['700', '700'])
})
