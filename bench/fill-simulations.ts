import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Part } from '../app/history/contract.ts'
import { partName } from '../app/history/parts.ts'
import { DIMENSIONS } from '../app/interviewer/kinds.ts'
import type { Db } from '../app/platform/database/database.ts'

/** Simulations in all, and how many of them belong to one person. */
const ALL = 1_000_000
export const MINE = 10_000
const OTHERS = 990
const READ_FOR_PROGRESS = 50
const QUESTIONS = 8
export const TOKEN = 'bench-token-of-the-person-with-ten-thousand'

/** A million simulations, ten thousand of them of one person and whole; the database makes most rows. */
export async function fillSimulations(db: Db): Promise<void> {
  await addAccounts(db)
  await addHeads(db)
  for (const part of partsOf('une réponse '.repeat(100))) {
    await sql`
      insert into past_simulation_part ("simulationId", name, "changedAt", score, "isAnswered", content)
      select id, ${partName(part)}, 1, score, ${isStep(part)}, ${JSON.stringify(part)}
      from past_simulation where "accountId" = 'mine'`.execute(db)
  }
  await varyLatest(db)
}

const createdAt = new Date().toISOString()

async function addAccounts(db: Db): Promise<void> {
  const account = (id: string, isPremium: number) => ({
    ...{ id, email: `${id}@exemple.fr`, passwordHash: '', signupId: null, createdAt },
    ...{ emailVerified: 1, isAdmin: 0, isPremium, simulationsUsed: 0 },
  })
  const others = Array.from({ length: OTHERS }, (_, other) => account(`other-${other}`, 0))
  const rows = [account('mine', 1), ...others]
  await db.insertInto('account').values(rows).execute()
  const fingerprint = createHash('sha256').update(TOKEN).digest('hex')
  const expiresAt = '2100-01-01T00:00:00.000Z'
  const session = { fingerprint, accountId: 'mine', createdAt, expiresAt }
  await db.insertInto('session').values(session).execute()
}

/** One of a hundred is mine: in life the rows of one person lie among those of everybody. */
const addHeads = (db: Db) =>
  sql`
    insert into past_simulation
      (id, "accountId", title, trade, score, "isFinished", "questionCount", "answeredCount",
        "startedAt", "changedAt", "visitedAt")
    with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i + 1 < ${sql.lit(ALL)})
    select
      '00000000-0000-4000-8000-' || substr(cast(1000000000000 + i as text), 2),
      case when i % ${sql.lit(ALL / MINE)} = 0 then 'mine' else 'other-' || cast(i % ${sql.lit(OTHERS)} as text) end,
      case i / 100 % 5 when 0 then 'Libraire' else 'Maçon ou maçonne' end,
      case i / 100 % 5 when 0 then 'libraire' else 'macon ou maconne' end,
      i / 100 % 101, case i / 100 % 4 when 0 then 0 else 1 end, 8, i % 9,
      '2025-' || substr(cast(101 + i % 12 as text), 2) || '-' || substr(cast(101 + (i / 12) % 28 as text), 2)
        || 'T' || substr(cast(100 + (i / 336) % 24 as text), 2) || ':' || substr(cast(100 + (i / 8064) % 60 as text), 2)
        || ':00.000Z',
      ${createdAt}, ${createdAt}
    from numbers`.execute(db)

/** The simulations that the progress reads: no two of their answers say the same. */
async function varyLatest(db: Db): Promise<void> {
  const latest = await db
    .selectFrom('past_simulation')
    .select('id')
    .where('accountId', '=', 'mine')
    .where('isFinished', '=', 1)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(READ_FOR_PROGRESS)
    .execute()
  for (const [at, { id }] of latest.entries()) {
    for (const part of partsOf('').filter(({ kind }) => kind === 'step')) {
      const answer = someWords(at * QUESTIONS + ('index' in part ? part.index : 0))
      await db
        .updateTable('past_simulation_part')
        .set({ content: JSON.stringify({ ...part, answer }) })
        .where('simulationId', '=', id)
        .where('name', '=', partName(part))
        .execute()
    }
  }
}

/** A long answer: some 2,000 characters, in the past tense of a story. */
function someWords(seed: number): string {
  const words = Array.from({ length: 220 }, (_, at) => {
    const number = (seed * 7_919 + at * 104_729) % 3_001
    return at % 3 === 0 ? "j'ai vu" : `mot${number.toString(36)}`
  })
  return `J'ai préparé le chantier. ${words.join(' ')}.`
}

function partsOf(answer: string): Part[] {
  const dimensions = DIMENSIONS.map((name) => ({ name, level: 3 }))
  const sentence = 'Le recruteur veut entendre un fait précis, et ce qui a suivi. '
  const feedback = {
    ...{ analysis: sentence.repeat(4), strengths: [sentence], improvements: [sentence, sentence] },
    ...{ exampleAnswer: sentence.repeat(6), score: 60, kind: 'behavioural' as const },
    ...{ dimensions, evidence: [], source: 'coach' as const },
  }
  const questions = Array.from({ length: QUESTIONS }, (_, at) => `Racontez-moi la chose ${at} ?`)
  const jobDescription = 'Conseiller les clients, tenir la caisse. '.repeat(80)
  return [
    { kind: 'offer', changedAt: 1, jobDescription, title: 'libraire', questions, startTime: 1 },
    ...questions.map((_, index) => ({
      ...{ kind: 'step' as const, changedAt: 1, index, answer, seconds: 60, feedback, earlier: [] },
    })),
    { kind: 'position', changedAt: 1, index: QUESTIONS },
  ]
}

const isStep = (part: Part) => (part.kind === 'step' ? 1 : null)
