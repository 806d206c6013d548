import { createHash } from 'node:crypto'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepImage } from '#app/blog/server/writing.ts'
import { anAccount } from '#testing/an-account.ts'
import { anArticle } from '#testing/an-article.ts'
import { anImage } from '#testing/an-image.ts'
import { createTestPorts, DATABASES, type DatabaseName, ownDatabase } from '#testing/test-ports.ts'
import { backUp, restore } from './backup.ts'
import type { Db } from './database.ts'
import { openDatabase } from './open-database.ts'

const aFolder = () => mkdtempSync(join(tmpdir(), 'vis-a-vis-backup-'))

/** A place without a database, for a copy to be put in. */
const anEmptyPlace = async (database: DatabaseName) => ({
  databaseUrl: database === 'postgres' ? await ownDatabase() : undefined,
  dataDir: aFolder(),
})

const opened = (place: Awaited<ReturnType<typeof anEmptyPlace>>) =>
  openDatabase({ ...place, onIdleError: () => {} }).db

/** One fingerprint for every row of every table. */
async function checksum(db: Db): Promise<string> {
  const hash = createHash('sha256')
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  for (const { name } of tables.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const rows = await db
      .selectFrom(name as 'account')
      .selectAll()
      .execute()
    hash.update(name).update(JSON.stringify(rows.map((row) => JSON.stringify(row)).sort()))
  }
  return hash.digest('hex')
}

test.each(DATABASES)('a copy put back elsewhere holds every row, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const place = { databaseUrl: ports.env.DATABASE_URL, dataDir: ports.env.DATA_DIR }
  await anAccount(ports, { email: 'lea@exemple.fr' })
  const { address } = await keepImage(ports, anImage('jpg'))
  await anArticle(ports, {
    title: "Un « article » d'été 🎓",
    content: `<img src="${address}" alt="Un plan">`,
  })
  const file = join(aFolder(), 'copie')

  await backUp(place, file)
  const before = await checksum(ports.db)
  await anAccount(ports, { email: 'apres-la-copie@exemple.fr' })
  const other = await anEmptyPlace(database)
  await restore(other, file)

  const db = opened(other)
  expect(await checksum(db)).toBe(before)
  await db.destroy()
})

test.each(DATABASES)('data is replaced only by who says so, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const place = { databaseUrl: ports.env.DATABASE_URL, dataDir: ports.env.DATA_DIR }
  const file = join(aFolder(), 'copie')
  await backUp(place, file)
  const before = await checksum(ports.db)
  const other = await anEmptyPlace(database)
  await restore(other, file)
  const changed = opened(other)
  await anAccount({ ...ports, db: changed }, { email: 'a-remplacer@exemple.fr' })
  await changed.destroy()

  await expect(restore(other, file)).rejects.toThrow('contient déjà des données')
  await restore(other, file, { replace: true })

  const db = opened(other)
  expect(await checksum(db)).toBe(before)
  await db.destroy()
})

test.each(DATABASES)('a copy is for nobody else on this machine, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const place = { databaseUrl: ports.env.DATABASE_URL, dataDir: ports.env.DATA_DIR }
  const file = join(aFolder(), 'copie')

  await backUp(place, file)

  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a database that is open is not replaced under who writes to it, a broken one is', async () => {
  await using ports = await createTestPorts()
  const place = { databaseUrl: undefined, dataDir: ports.env.DATA_DIR }
  const file = join(aFolder(), 'copie')
  await backUp(place, file)
  const other = await anEmptyPlace('sqlite')
  await restore(other, file)
  // A file is opened by the first that reads from it.
  await ports.db.selectFrom('account').selectAll().execute()

  await expect(restore(place, file, { replace: true })).rejects.toThrow("arrêtez d'abord le site")
  await anAccount(ports, { email: 'encore-la@exemple.fr' })
  writeFileSync(join(other.dataDir, 'vis-a-vis.sqlite'), 'abîmée')
  await restore(other, file, { replace: true })

  const db = opened(other)
  expect(await db.selectFrom('account').selectAll().execute()).toEqual([])
  await db.destroy()
})

test('a copy that was damaged, or that nothing vouches for, is not put back', async () => {
  await using ports = await createTestPorts()
  const place = { databaseUrl: undefined, dataDir: ports.env.DATA_DIR }
  const file = join(aFolder(), 'copie')
  await backUp(place, file)
  const other = await anEmptyPlace('sqlite')

  await expect(backUp(place, file)).rejects.toThrow('existe déjà')
  writeFileSync(file, 'abîmée')
  await expect(restore(other, file)).rejects.toThrow('ne correspond plus à son empreinte')
  await expect(restore(other, `${file}-absente`)).rejects.toThrow("n'existe pas")
  await expect(restore(other, `${file}.sha256`)).rejects.toThrow('ne peut être vérifiée')
})
