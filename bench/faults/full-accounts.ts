import { randomUUID } from 'node:crypto'
import type { Part } from '../../app/history/contract.ts'
import { partName } from '../../app/history/parts.ts'
import { A_FEEDBACK } from '../../app/history/testing/parts.ts'
import { systemClock } from '../../app/platform/clock.ts'
import type { Db } from '../../app/platform/database/database.ts'
import { openDatabase } from '../../app/platform/database/open-database.ts'
import { createPasswords } from '../../app/platform/passwords/argon2-passwords.ts'
import { anAccount } from '../../testing/an-account.ts'

const QUESTIONS = 20
const EARLIER = 4
const NOW = new Date().toISOString()

/** Every question answered five times, in so many signs each, the feedback included. */
function simulation(sign: string, answered: number, analysed: number): Part[] {
  const feedback = { ...A_FEEDBACK, analysis: sign.repeat(analysed) }
  const attempt = { answer: sign.repeat(answered), seconds: 60, feedback }
  const questions = Array.from({ length: QUESTIONS }, (_, at) => `Et la chose ${at} ?`)
  const offer = { jobDescription: 'Conseiller les clients.', title: 'libraire', questions }
  return [
    { kind: 'offer', changedAt: 1, startTime: 1, ...offer },
    ...questions.map((_, index) => ({
      ...{ kind: 'step' as const, changedAt: 1, index, ...attempt },
      earlier: Array.from({ length: EARLIER }, () => attempt),
    })),
  ]
}

const KEPT = {
  /** Just under the megabyte that one may hold. */
  large: simulation('é', 3_000, 1_750),
  /** 14.5 MB, kept before there was a bound. */
  ancient: simulation('€', 10_000, 38_000),
}

export interface Kept {
  token: string
  /** Of the last of its simulations. */
  id: string
}

/** Makes accounts as strangers may, each with so many simulations, in the database that a product serves. */
export async function fillAccounts(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  { accounts, each, kept }: { accounts: number; each: number; kept: 'large' | 'ancient' },
): Promise<Kept[]> {
  const { db } = openDatabase({ databaseUrl, dataDir, onIdleError: () => {} })
  const ports = { db, clock: systemClock, passwords: createPasswords() }
  const filled: Kept[] = []
  for (let one = 0; one < accounts; one++) {
    const { id: accountId, token } = await anAccount(ports, { isPremium: true })
    let id = ''
    for (let time = 0; time < each; time++) id = await keep(db, accountId, KEPT[kept])
    filled.push({ token, id })
  }
  await db.destroy()
  return filled
}

async function keep(db: Db, accountId: string, parts: readonly Part[]): Promise<string> {
  const simulationId = randomUUID()
  const rows = parts.map((part) => ({
    ...{ simulationId, name: partName(part), changedAt: 1, content: JSON.stringify(part) },
    ...(part.kind === 'step' ? { score: 60, isAnswered: 1 } : { score: null, isAnswered: null }),
  }))
  const head = {
    ...{ id: simulationId, accountId, title: 'libraire', trade: 'libraire', score: 60 },
    ...{ isFinished: 1, questionCount: QUESTIONS, answeredCount: QUESTIONS },
    ...{ startedAt: NOW, changedAt: NOW, visitedAt: NOW },
    bytes: rows.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0),
  }
  await db.insertInto('past_simulation').values(head).execute()
  for (const row of rows) await db.insertInto('past_simulation_part').values(row).execute()
  return simulationId
}
