import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { programEnvironment } from '../env.ts'
import { openPrivateFolder, restrictFile } from '../private-files.ts'
import { sqliteFileIn } from './sqlite-place.ts'

const execute = promisify(execFile)

interface Place {
  databaseUrl: string | undefined
  dataDir: string
}

/** What stands in the way of a copy, said to whoever asked for it. */
export class BackupFault extends Error {
  override name = 'BackupFault'
}

/**
 * Copies the whole database to a new file while the product runs, with its SHA-256 beside it. Throws
 * `BackupFault` when the file exists already.
 */
export async function backUp({ databaseUrl, dataDir }: Place, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupFault(`${file} existe déjà : choisissez un autre nom.`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // A copy cut in the middle must not look like one that ended.
  const unfinished = `${file}.partial`
  await rm(unfinished, { force: true })
  // Nobody else on this machine reads it, where the database itself is nobody else's.
  await writeFile(unfinished, '', { mode: 0o600 })
  if (databaseUrl) await postgres('pg_dump', ['-Fc', `--file=${unfinished}`], databaseUrl)
  else copySqlite(sqliteFileIn(dataDir), unfinished)
  await rename(unfinished, file)
  await writeFile(`${file}.sha256`, `${await sha256(file)}  ${basename(file)}\n`, { mode: 0o600 })
}

/**
 * Puts a copy in the place of the database; the product must be stopped. Throws `BackupFault` when
 * the copy is not the one that was made, or the place holds data and `replace` does not allow it.
 */
export async function restore(place: Place, file: string, { replace = false } = {}): Promise<void> {
  await verify(file)
  if (place.databaseUrl) return restorePostgres(place.databaseUrl, file, replace)
  const target = sqliteFileIn(place.dataDir)
  if (existsSync(target)) {
    if (!replace) throw new BackupFault(occupied(target))
    refuseWhileOpen(target)
  }
  openPrivateFolder(place.dataDir)
  await copyFile(file, `${target}.partial`)
  restrictFile(`${target}.partial`)
  // What the former database had not written back yet belongs to it alone.
  for (const end of ['-wal', '-shm']) await rm(`${target}${end}`, { force: true })
  await rename(`${target}.partial`, target)
}

const SQLITE_BUSY = 5

const occupied = (place: string) =>
  `${place} contient déjà des données : ajoutez --replace pour les remplacer.`

/** Whoever has the file open would go on writing to the one that was replaced, which nobody reads again. */
function refuseWhileOpen(target: string): void {
  const database = new DatabaseSync(target)
  try {
    // To leave this mode takes the file for oneself.
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    const isLocked = (error as { errcode?: number }).errcode === SQLITE_BUSY
    if (isLocked) throw new BackupFault(`${target} est ouvert : arrêtez d'abord le site.`)
    // A database that is broken is what a copy is for.
  } finally {
    database.close()
  }
}

function copySqlite(source: string, target: string): void {
  if (!existsSync(source)) throw new BackupFault(`${source} n'existe pas : rien à copier.`)
  const database = new DatabaseSync(source, { timeout: 5000 })
  try {
    // Written anew: a copy of the pages would hold what stands in their unused parts.
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

async function restorePostgres(databaseUrl: string, file: string, replace: boolean) {
  const count = "select count(*) from information_schema.tables where table_schema = 'public'"
  const tables = await postgres('psql', ['--tuples-only', '--command', count], databaseUrl)
  if (Number(tables.trim()) > 0 && !replace) throw new BackupFault(occupied('PostgreSQL'))
  const clean = replace ? ['--clean', '--if-exists'] : []
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await postgres('pg_restore', [...options, ...clean, file], databaseUrl)
}

async function verify(file: string): Promise<void> {
  if (!existsSync(file)) throw new BackupFault(`${file} n'existe pas.`)
  const kept = await readFile(`${file}.sha256`, 'utf8').catch(() => null)
  if (kept === null)
    throw new BackupFault(`${file}.sha256 manque : la copie ne peut être vérifiée.`)
  if (kept.split(' ')[0] !== (await sha256(file))) {
    throw new BackupFault(`${file} ne correspond plus à son empreinte : la copie est abîmée.`)
  }
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** Runs one of PostgreSQL's programs; the password does not stand in the list of processes. */
async function postgres(program: string, options: readonly string[], databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const env = programEnvironment(password ? { PGPASSWORD: password } : {})
  try {
    const { stdout } = await execute(program, [`--dbname=${url.href}`, ...options], { env })
    return stdout
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
    throw new BackupFault(
      code === 'ENOENT'
        ? `${program} est introuvable : installez les programmes clients de PostgreSQL.`
        : `${program} a échoué : ${stderr.trim()}`,
      { cause: error },
    )
  }
}
