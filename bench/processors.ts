import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '../app/platform/database/database.ts'

/** Of the clock that counts a process's time, in milliseconds. */
const TICK = 10

const last = new Map<number, number>()

/** What a process has used of the processors since its start, in milliseconds; one that has ended uses no more. */
export function usedBy(pid: number): number {
  const used = readUsed(pid) ?? last.get(pid) ?? 0
  last.set(pid, used)
  return used
}

function readUsed(pid: number): number | null {
  try {
    // The 14th and 15th fields; the second may hold spaces, and ends with the last parenthesis.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return TICK * (Number(fields[11]) + Number(fields[12]))
  } catch {
    return null
  }
}

/** The processes of PostgreSQL that serve somebody; none on SQLite. */
export async function serversOf(db: Db): Promise<number[]> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return []
  const serving = sql<{ pid: number }>`select pid from pg_stat_activity where client_port > 0`
  const { rows } = await serving.execute(db)
  return rows.map(({ pid }) => pid)
}

/** Whether a 95th percentile keeps its goal; one that a busy machine made says nothing. */
export function verdictOn(p95: number, goal: number): string {
  if (p95 <= goal) return 'tenu'
  const isBusy = (loadavg()[0] ?? 0) > availableParallelism()
  return isBusy ? "non concluant, la machine est occupée par d'autres" : 'manqué'
}
