import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { anAskedSimulation } from '#app/history/testing/an-asked-simulation.ts'
import { A_FEEDBACK, offer, step } from '#app/history/testing/parts.ts'
import { backUp } from '#app/platform/database/backup.ts'
import { createFileMailer } from '#app/platform/mailer/file-mailer.ts'
import { sentMailsFolder } from '#app/platform/mailer/open-mailer.ts'
import { openOutbox } from '#app/platform/mailer/open-outbox.ts'
import { createApp } from '#app/site/create-app.ts'
import { writeLetter } from '#app/write-letter.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, type TestPorts } from '#testing/test-ports.ts'

const CANDIDATES = 12
const ROUNDS = 240
/** From a word to an answer that fills several pages of the file. */
const LENGTHS = [1, 12, 40, 150, 450]

/** The product as a demonstration, whose mails are files. */
async function aDemonstration() {
  const ports = await createTestPorts({
    env: { RATE_LIMITS: 'off', SUPPORT_EMAIL: 'aide@exemple.fr' },
  })
  const { db, clock, env, log } = ports
  const folder = sentMailsFolder(env)
  const mailer = createFileMailer({ folder, from: 'nous@exemple.fr', clock, print: () => {} })
  const outbox = openOutbox({ db, clock, log, mailer, write: writeLetter({ db, clock, env }) })
  return { ...ports, outbox, folder }
}

const nameOf = (number: number) => `candidat${String(number).padStart(2, '0')}`
const wordsOf = (number: number, many: number) => `mots-de-${nameOf(number)} `.repeat(many).trim()

/** Candidates who save by turns, so that their words lie side by side in the pages of the file. */
async function candidatesWhoSaved(ports: TestPorts) {
  const app = createApp(ports)
  const candidates = []
  for (let number = 0; number < CANDIDATES; number++) {
    const me = await anAccount(ports, { email: `${nameOf(number)}@exemple.fr` })
    candidates.push({ ...me, number, run: await anAskedSimulation(ports, me.id) })
  }
  for (let round = 0; round < ROUNDS; round++) {
    const { number, run, token } = candidates[(round * 7) % CANDIDATES] ?? never()
    const many = LENGTHS[(round * 11) % LENGTHS.length] ?? 1
    const feedback = { ...A_FEEDBACK, analysis: wordsOf(number, Math.ceil(many / 3)) }
    const about = { jobDescription: wordsOf(number, 9) }
    const parts = [
      { ...offer(wordsOf(number, 2)), ...about },
      step(round % 2, { changedAt: round + 10, answer: wordsOf(number, many), feedback }),
    ]
    await call(app, `PUT /api/simulations/${run}`, { token, body: { parts } })
  }
  return candidates
}

const never = (): never => {
  throw new Error('no such candidate')
}

/** How often the words of each candidate stand in the files of a folder. */
function countsIn(folder: string): number[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const bytes = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n')
  return Array.from({ length: CANDIDATES }, (_, number) => bytes.split(nameOf(number)).length - 1)
}

test('of an account that is deleted nothing stands in any file, nor in a copy made afterwards', async () => {
  await using ports = await aDemonstration()
  const app = createApp(ports)
  const dataDir = ports.env.DATA_DIR
  const candidates = await candidatesWhoSaved(ports)
  const isLeaving = (number: number) => number % 3 !== 0
  const leavers = candidates.filter(({ number }) => isLeaving(number))
  for (const { email, token } of leavers) {
    await call(app, 'POST /api/forgot-password', { body: { email } })
    const message = { email, subject: 'Une question', message: `Je suis ${email}.` }
    await call(app, 'POST /api/support', { token, body: message })
  }
  await ports.outbox.deliver()
  const reader = new DatabaseSync(join(dataDir, 'vis-a-vis.sqlite'), { readOnly: true })
  reader.prepare('select count(*) from account').get()
  const mails = readdirSync(ports.folder)
  const before = countsIn(dataDir)

  const replies = await Promise.all(
    leavers.map(({ token }) =>
      call(app, 'DELETE /api/user', { token, body: { password: A_PASSWORD } }),
    ),
  )
  await ports.eraser.erase()
  const copies = join(dataDir, 'copies')
  mkdirSync(copies)
  await backUp({ databaseUrl: undefined, dataDir }, join(copies, 'copie'))

  expect(mails).toHaveLength(2 * leavers.length)
  expect(before.filter((count) => count === 0)).toEqual([])
  expect(replies.map(({ status }) => status)).toEqual(leavers.map(() => 200))
  const left = countsIn(dataDir)
  expect(leavers.map(({ number }) => left[number])).toEqual(leavers.map(() => 0))
  expect(countsIn(copies).map((count) => count > 0)).toEqual(
    candidates.map(({ number }) => !isLeaving(number)),
  )
  expect(readdirSync(ports.folder)).toEqual([])
  reader.close()
})
