import type { Kysely } from 'kysely'

/** Every table of the product; times are ISO texts in UTC. */
export interface Tables {
  simulation: SimulationRow
}

/** One run whose questions were asked; nothing that was typed is kept. */
interface SimulationRow {
  id: string
  accountId: string | null
  questionCount: number
  source: string
  createdAt: string
}

/** The database or a transaction of it, so that verbs compose. */
export type Db = Kysely<Tables>
