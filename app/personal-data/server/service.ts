import {
  type Account,
  confirmOwner,
  exportAccount,
  removeAccount,
} from '#app/accounts/server/service.ts'
import { exportHistory, forgetHistory, jsonByPart } from '#app/history/server/service.ts'
import type { LimitRule } from '#app/platform/limits/limits.ts'
import type { Ports } from '#app/ports.ts'
import { leavePremium, listPayments } from '#app/premium/server/service.ts'
import { exportSimulations, forgetSimulations } from '#app/simulation/server/service.ts'
import { forgetMessages } from '#app/support/server/service.ts'
import { changesBy, changesOf } from '#app/trace/server/service.ts'
import type { PersonalData } from '../contract.ts'

/** Ten thousand interviews are read for one export: it may be asked for again, not without end. */
const EXPORTS: LimitRule = { name: 'exports', points: 30, seconds: 3_600 }

type ExportPorts = Pick<Ports, 'db' | 'clock' | 'outbox' | 'limits'>

/**
 * Gathers what each feature holds about somebody, as the pieces of one JSON text that follows
 * `PersonalData`: the past simulations come one by one. Throws `too-many` after too many.
 */
export async function exportPersonalData(
  ports: ExportPorts,
  account: Account,
): Promise<AsyncGenerator<string>> {
  await ports.limits.consume(EXPORTS, account.id)
  const rest: Omit<PersonalData, 'history'> = {
    exportedAt: ports.clock.now().toISOString(),
    ...(await exportAccount(ports, account)),
    letters: await ports.outbox.listTo(ports.db, account.email),
    payments: await listPayments(ports, account),
    simulations: await exportSimulations(ports, account),
    ...(await exportTrace(ports, account)),
  }
  return allInPieces(rest, exportHistory(ports, account))
}

async function* allInPieces(
  rest: Omit<PersonalData, 'history'>,
  history: ReturnType<typeof exportHistory>,
): AsyncGenerator<string> {
  yield `${inLines(rest).replace(/\n\}$/, '')},\n  "history": [`
  let before = '\n'
  for await (const simulation of history) {
    yield before
    yield* jsonByPart(simulation, inLines)
    before = ',\n'
  }
  yield '\n  ]\n}\n'
}

/** The file is also read by people. */
const inLines = (part: object) => JSON.stringify(part, null, 2)

/** Everything that is kept, not only what screens show. */
const ALL_OF_IT = 100_000

async function exportTrace(ports: Pick<Ports, 'db'>, { id }: Account) {
  const changes = await changesOf(ports, id, ALL_OF_IT)
  const administered = await changesBy(ports, id, ALL_OF_IT)
  return {
    changes: changes.map(({ at, act, before, after }) => ({ at, act, before, after })),
    administered: administered.map(({ at, act }) => ({ at, act })),
  }
}

interface Deletion {
  account: Account
  password: string
  address: string
}

/**
 * Deletes an account and all that is held about it. Throws `forbidden` for a wrong password,
 * `conflict` for the last administrator, `too-many` after too many guesses.
 */
export async function deletePersonalData(
  ports: Pick<Ports, 'db' | 'eraser' | 'limits' | 'passwords' | 'outbox' | 'cashier' | 'log'>,
  { account, password, address }: Deletion,
): Promise<void> {
  const hold = await confirmOwner(ports, account, { password, address })
  const afterwards = await ports.db.transaction().execute(async (tx) => {
    await hold(tx)
    return [
      // Read before: once the account is gone its payments bear no name.
      await leavePremium(ports, tx, account),
      await forgetHistory(ports, tx, account),
      await forgetSimulations(ports, tx, account),
      await removeAccount(ports, tx, account),
    ]
  })
  void ports.eraser.erase()
  for (const forget of afterwards) await forget()
  await forgetMessages(ports, account)
  await ports.limits.reset(EXPORTS, account.id)
}
