import { DatabaseClosed } from './database/open-database.ts'
import type { Env } from './env.ts'

type Fault = NodeJS.ErrnoException & {
  port: number
  /** Said by PostgreSQL itself, never by its driver. */
  severity: string
}

const NAMES = new Set(['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'])
const FILES = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS', 'ENOSPC'])

/** What stopped the start, said to whoever started it; null when it is a bug, to be read whole. */
export function startFault(fault: unknown, env: Env): string | null {
  const { code = '', syscall = '', message = '', port } = fault as Partial<Fault>
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && !env.DATABASE_URL)) {
    return listenFault({ code, port }, env)
  }
  if (code === 'ERR_SQLITE_ERROR') {
    return `La base SQLite de ${env.DATA_DIR} (DATA_DIR) ne s'ouvre pas : ${message}.`
  }
  if (fault instanceof DatabaseClosed) return databaseFault(fault.cause)
  if (FILES.has(code)) return `On ne peut pas écrire dans ${env.DATA_DIR} (DATA_DIR) : ${code}.`
  if (env.DATABASE_URL && code) return databaseFault(fault)
  return null
}

/** The address holds a password: only what was answered is shown. */
function databaseFault(fault: unknown): string {
  const { code, syscall, message, severity } = fault as Partial<Fault>
  const answered = severity ? `${message} (${code})` : message
  const isInWords = severity || !code || syscall === 'open'
  return `PostgreSQL (DATABASE_URL) n'a pas accepté la connexion : ${isInWords ? answered : code}.`
}

function listenFault(
  { code, port }: { code: string; port: number | undefined },
  { PORT, HOST, METRICS_PORT }: Env,
): string {
  if (code === 'EADDRINUSE' && METRICS_PORT === port && METRICS_PORT && PORT !== port) {
    return `Le port ${port} (METRICS_PORT) est déjà pris : chaque processus a besoin du sien.`
  }
  if (code === 'EADDRINUSE') {
    return `Le port ${PORT} est déjà pris. Choisissez-en un autre : PORT=${PORT + 1} npm start`
  }
  if (NAMES.has(code)) return `${HOST} (HOST) n'est pas une adresse de cette machine.`
  return `On ne peut pas écouter sur le port ${PORT} (PORT) : ${code}.`
}
