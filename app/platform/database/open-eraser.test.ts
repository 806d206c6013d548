import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createTestPorts, type TestPorts } from '#testing/test-ports.ts'

const PEOPLE = 40
const LENGTHS = [2, 20, 70, 300, 900]
const wordOf = (person: number) => `mot${String(person).padStart(2, '0')}x`
const NOW = '2026-11-27T09:00:00.000Z'

const idOf = (person: number) => `${(person * 617) % 1_000}`
const isLeaving = (person: number) => person % 3 !== 0

/** Numbers that look drawn by lot, and are the same each time. */
function drawn(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

/** Rows of many people that grow, shrink and are replaced side by side, which rearranges the pages. */
async function muchWritten({ db }: TestPorts): Promise<void> {
  const draw = drawn(2)
  const account = { passwordHash: '', signupId: null, isAdmin: 0, isPremium: 0 }
  const counts = { emailVerified: 1, simulationsUsed: 0, createdAt: NOW }
  const head = { title: null, trade: '', score: null, isFinished: 0, questionCount: 9 }
  const times = { answeredCount: 0, startedAt: NOW, changedAt: NOW, visitedAt: NOW }
  for (let person = 0; person < PEOPLE; person++) {
    const id = idOf(person)
    await db
      .insertInto('account')
      .values({ id, email: id, ...account, ...counts })
      .execute()
    await db
      .insertInto('past_simulation')
      .values({ id, accountId: id, ...head, ...times })
      .execute()
  }
  await db.transaction().execute(async (tx) => {
    for (let round = 0; round < 4_000; round++) {
      const person = draw(PEOPLE)
      const content = `${wordOf(person)} `.repeat(LENGTHS[draw(LENGTHS.length)] ?? 1)
      const part = { simulationId: idOf(person), name: `step-${draw(10)}`, content }
      await tx
        .replaceInto('past_simulation_part')
        .values({ ...part, changedAt: round, score: null, isAnswered: 1 })
        .execute()
    }
  })
}

/** Whose words stand in the files of a folder. */
function peopleIn(folder: string): number[] {
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
  const all = bytes.join('\n')
  return Array.from({ length: PEOPLE }, (_, person) => person).filter((person) =>
    all.includes(wordOf(person)),
  )
}

test('no piece of what was deleted is left where pages were rearranged', async () => {
  await using ports = await createTestPorts()
  await muchWritten(ports)
  const before = peopleIn(ports.env.DATA_DIR)

  for (let person = 0; person < PEOPLE; person++) {
    if (isLeaving(person))
      await ports.db.deleteFrom('account').where('id', '=', idOf(person)).execute()
  }
  await ports.eraser.erase()

  expect(before).toHaveLength(PEOPLE)
  expect(peopleIn(ports.env.DATA_DIR).filter(isLeaving)).toEqual([])
  expect(peopleIn(ports.env.DATA_DIR)).toEqual(before.filter((person) => !isLeaving(person)))
})

test('another process that reads holds the erasing up, and does not end it', async () => {
  await using ports = await createTestPorts()
  const { db, env, eraser } = ports
  await db.insertInto('seeding').values({ name: 'mots-effacés', doneAt: NOW }).execute()
  const reader = new DatabaseSync(join(env.DATA_DIR, 'vis-a-vis.sqlite'), { readOnly: true })
  reader.exec('begin')
  reader.prepare('select * from seeding').all()
  const isThere = () =>
    readdirSync(env.DATA_DIR).some((name) =>
      readFileSync(join(env.DATA_DIR, name)).includes('mots-effacés'),
    )

  await db.deleteFrom('seeding').execute()
  const erased = eraser.erase()
  const meanwhile = isThere()
  await db.insertInto('seeding').values({ name: 'écrit entre-temps', doneAt: NOW }).execute()
  reader.close()
  await erased

  expect(meanwhile).toBe(true)
  expect(isThere()).toBe(false)
  expect(await db.selectFrom('seeding').select('name').execute()).toEqual([
    { name: 'écrit entre-temps' },
  ])
})
