/** SQLite's busy, locked, read-only, input-output, full and cannot-open. */
const SQLITE_OUTAGES = new Set([5, 6, 8, 10, 13, 14])

/**
 * Connections lost, resources missing (a full disk, too many connections), a server that stops or
 * starts, that may only be read (the standby of a failover), or that ends what waits too long.
 */
const POSTGRES_OUTAGE =
  /^(08\w{3}|25006|53\w{3}|55P03|57014|57P0[1-3]|58030|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN))$/

/** What the driver says without a code. */
const POSTGRES_WORDS =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/

/** Whether the database could not be reached or written, which passes; anything else is a bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return SQLITE_OUTAGES.has(errcode & 0xff)
  if (typeof code === 'string') return POSTGRES_OUTAGE.test(code)
  return POSTGRES_WORDS.test(error.message)
}
