import type { Env } from './env.ts'

const NAMES = new Set(['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'])
const FILES = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS', 'ENOSPC'])

/** What stopped the start, said to whoever started it; null when it is a bug, to be read whole. */
export function startFault(fault: unknown, env: Env): string | null {
  const { code = '', syscall = '', message = '' } = fault as Partial<NodeJS.ErrnoException>
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && !env.DATABASE_URL)) {
    return listenFault(code, env)
  }
  if (code === 'ERR_SQLITE_ERROR') {
    return `La base SQLite de ${env.DATA_DIR} (DATA_DIR) ne s'ouvre pas : ${message}.`
  }
  if (FILES.has(code)) return `On ne peut pas écrire dans ${env.DATA_DIR} (DATA_DIR) : ${code}.`
  // The address holds a password: only what it answered is shown.
  if (env.DATABASE_URL && code) return `PostgreSQL (DATABASE_URL) n'a pas ouvert : ${code}.`
  return null
}

function listenFault(code: string, { PORT, HOST }: Env): string {
  if (code === 'EADDRINUSE') {
    return `Le port ${PORT} est déjà pris. Choisissez-en un autre : PORT=${PORT + 1} npm start`
  }
  if (NAMES.has(code)) return `${HOST} (HOST) n'est pas une adresse de cette machine.`
  return `On ne peut pas écouter sur le port ${PORT} (PORT) : ${code}.`
}
