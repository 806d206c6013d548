import { expect, test } from 'vitest'
import { createLog, type Log } from './log.ts'
import { runPeriodically } from './run-periodically.ts'

const log = createLog('silent')

test('a chore is begun at once, and a round that fails is logged and followed by the next', async () => {
  const told: string[] = []
  const listening = {
    ...log,
    error: (_: object, what: string) => told.push(what),
  } as unknown as Log
  let rounds = 0
  const act = async () => {
    rounds++
    if (rounds === 1) throw new Error('away')
  }

  const chore = runPeriodically({ act, every: 1, failure: 'not done', log: listening })
  await expect.poll(() => rounds).toBeGreaterThanOrEqual(3)
  await chore.close()

  expect(told).toEqual(['not done'])
})

test('a round never begins before the one before has ended', async () => {
  let underway = 0
  let most = 0
  let rounds = 0
  const act = async () => {
    most = Math.max(most, ++underway)
    await new Promise((resolve) => setTimeout(resolve, 5))
    underway--
    rounds++
  }

  const chore = runPeriodically({ act, every: 1, failure: 'not done', log })
  await expect.poll(() => rounds).toBeGreaterThanOrEqual(3)
  await chore.close()

  expect(most).toBe(1)
})

test('closing waits for the round under way, and none that was due meanwhile begins', async () => {
  const goesOn = Promise.withResolvers<void>()
  let begun = 0
  let ended = 0
  const act = async () => {
    begun++
    await goesOn.promise
    ended++
  }
  const chore = runPeriodically({ act, every: 1, failure: 'not done', log })
  await severalRounds()

  const closed = chore.close()
  goesOn.resolve()
  await closed
  const endedAtClose = ended
  await severalRounds()

  expect(endedAtClose).toBe(1)
  expect(begun).toBe(1)
})

test('a round that waits for somebody who says nothing keeps nobody from closing', async () => {
  const silence = new Promise<never>(() => {})
  const act = () => silence

  const chore = runPeriodically({ act, every: 1, failure: 'not done', log, grace: 1 })

  await expect(chore.close()).resolves.toBeUndefined()
})

/** Long enough for a chore of the same pace to have been due again and again. */
async function severalRounds(): Promise<void> {
  let rounds = 0
  const other = runPeriodically({ act: async () => void rounds++, every: 1, failure: '', log })
  await expect.poll(() => rounds).toBeGreaterThanOrEqual(5)
  await other.close()
}
