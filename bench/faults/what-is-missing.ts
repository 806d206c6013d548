import { createHash } from 'node:crypto'
import type { Db } from '../../app/platform/database/database.ts'
import type { Acknowledged, Writer } from './writers.ts'

/** What was acknowledged and is not there, and whatever is there without its other half. */
export async function whatIsMissing(
  db: Db,
  writer: Writer,
  acknowledged: Acknowledged,
): Promise<string[]> {
  return [
    ...(await lostWrites(db, writer, acknowledged)),
    ...(await halfSignups(db)),
    ...(await halfRuns(db, writer, acknowledged.starts)),
    ...(await halfSaves(db, writer)),
  ]
}

async function lostWrites(db: Db, { run }: Writer, said: Acknowledged): Promise<string[]> {
  const accounts = new Set(
    (await db.selectFrom('account').select('email').execute()).map(({ email }) => email),
  )
  const sessions = new Set(
    (await db.selectFrom('session').select('fingerprint').execute()).map((row) => row.fingerprint),
  )
  const asked = new Set(
    (await db.selectFrom('simulation').select('id').where('questionCount', '>', 0).execute()).map(
      ({ id }) => id,
    ),
  )
  const { savedAt } = await db
    .selectFrom('past_simulation_part')
    .select((eb) => eb.fn.max('changedAt').as('savedAt'))
    .where('simulationId', '=', run)
    .executeTakeFirstOrThrow()
  return [
    ...said.signups.filter((email) => !accounts.has(email)).map((email) => `signup ${email}`),
    ...said.tokens.filter((token) => !sessions.has(fingerprint(token))).map(() => 'session'),
    ...said.asked.filter((id) => !asked.has(id)).map((id) => `questions ${id}`),
    ...((savedAt ?? 0) < said.savedAt ? [`save ${said.savedAt}, newest ${savedAt}`] : []),
  ]
}

/** A signup and its letter come together. */
async function halfSignups(db: Db): Promise<string[]> {
  const signups = await db
    .selectFrom('account')
    .select('email')
    .where('signupId', 'is not', null)
    .execute()
  const letters = await db.selectFrom('outbox').select('recipient').execute()
  const [one, other] = [signups.map(({ email }) => email), letters.map((row) => row.recipient)]
  return [
    ...one.filter((email) => !other.includes(email)).map((email) => `no letter for ${email}`),
    ...other.filter((email) => !one.includes(email)).map((email) => `no signup for ${email}`),
  ]
}

/** A run and its count come together, and none of those that were said yes to is lost. */
async function halfRuns(db: Db, { accountId, run }: Writer, starts: number): Promise<string[]> {
  const { simulationsUsed } = await db
    .selectFrom('account')
    .select('simulationsUsed')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const runs = await db
    .selectFrom('simulation')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', '!=', run)
    .execute()
  if (runs.length === simulationsUsed && simulationsUsed >= starts) return []
  return [`${starts} starts, ${runs.length} runs, ${simulationsUsed} counted`]
}

/** A part and what the list says of its simulation come together. */
async function halfSaves(db: Db, { run }: Writer): Promise<string[]> {
  const steps = await db
    .selectFrom('past_simulation_part')
    .select('isAnswered')
    .where('simulationId', '=', run)
    .execute()
  const listed = await db
    .selectFrom('past_simulation')
    .select('answeredCount')
    .where('id', '=', run)
    .executeTakeFirst()
  const answered = steps.filter(({ isAnswered }) => isAnswered).length
  return answered === (listed?.answeredCount ?? 0) ? [] : [`${answered} answers, listed otherwise`]
}

const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex')
