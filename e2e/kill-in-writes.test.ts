import { expect, test } from '@playwright/test'
import { killInWrites } from '../bench/faults/kill-in-writes.ts'
import { DATABASES } from './a-database.ts'

const ROUNDS = 5

for (const [name, aDatabase] of Object.entries(DATABASES)) {
  test(`a server killed in the middle of writes loses nothing it said yes to and keeps no half pair, on ${name}`, async () => {
    test.slow()
    await using database = await aDatabase()

    const { acknowledged, missing } = await killInWrites(database.env, ROUNDS)

    expect(missing).toEqual([])
    expect(acknowledged).toBeGreaterThan(5 * ROUNDS)
  })
}
