import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#app/platform/database/database.ts'
import type { Mail } from '#app/platform/mailer/mailer.ts'
import { openOutbox } from '#app/platform/mailer/open-outbox.ts'
import { createApp } from '#app/site/create-app.ts'
import { writeLetter } from '#app/write-letter.ts'
import { anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'

/** The product with a note of every statement, of every budget asked, and of every mail made. */
function watched(ports: TestPorts) {
  const statements: string[] = []
  const budgets: string[] = []
  const mails: (Pick<Mail, 'subject'> & { isForNobody: boolean })[] = []
  const notes: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(ports.db.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = ports.db.withPlugin(notes) as Db
  const { clock, log, env, limits } = ports
  const outbox = openOutbox({
    db,
    clock,
    log,
    write: writeLetter({ db, clock, env }),
    mailer: {
      send: async ({ subject }) => void mails.push({ subject, isForNobody: false }),
      rehearse: async ({ subject }) => void mails.push({ subject, isForNobody: true }),
      close: () => {},
    },
  })
  const counting = {
    ...limits,
    consume: async (...[rule, key]: Parameters<typeof limits.consume>) => {
      budgets.push(rule.name)
      await limits.consume(rule, key)
    },
  }
  const app = createApp({ ...ports, db, outbox: { ...outbox, wake: () => {} }, limits: counting })
  return {
    /** What one call made the product do, while it was answered and after. */
    async workOf(path: string, email: string) {
      for (const notes of [statements, budgets, mails]) notes.length = 0
      const body = { email, password: 'un mot de passe' }
      const { status } = await call(app, `POST /api/${path}`, { body, from: '198.51.100.7' })
      await outbox.deliver()
      return { status, statements: [...statements], budgets: [...budgets], mails: [...mails] }
    },
  }
}

test.each(
  DATABASES.flatMap((database) =>
    ['forgot-password', 'resend-verification', 'signup'].map((path) => ({ path, database })),
  ),
)(
  '$path does the same work for an address that has an account and for one that has none, on $database',
  async ({ path, database }) => {
    await using ports = await createTestPorts({ database })
    const product = watched(ports)
    const open = await anAccount(ports)
    const waiting = await anAccount(ports, { emailVerified: false })

    const unknown = await product.workOf(path, 'personne@exemple.fr')
    const verified = await product.workOf(path, open.email)
    const unverified = await product.workOf(path, waiting.email)

    expect(unknown.statements.length).toBeGreaterThan(10)
    expect(verified.statements).toEqual(unknown.statements)
    expect(unverified.statements).toEqual(unknown.statements)
    expect(verified.budgets).toEqual(unknown.budgets)
    expect(unverified.budgets).toEqual(unknown.budgets)
    const made = [unknown, verified, unverified].map(({ mails }) => mails)
    expect(made.map((mails) => mails.length)).toEqual([1, 1, 1])
    const forNobody = made.map(([mail]) => mail?.isForNobody)
    expect(forNobody).toEqual([path !== 'signup', false, false])
  },
)
