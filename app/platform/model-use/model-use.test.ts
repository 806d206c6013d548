import { expect, test } from 'vitest'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { openModelUse } from './model-use.ts'

test.each(DATABASES)(
  'processes add up what they ask of the model in a day, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const one = openModelUse({ ...ports, dailyBudget: 1_000 })
    const other = openModelUse({ ...ports, dailyBudget: 1_000 })

    await Promise.all([one.count(300), other.count(500), one.count(100)])

    expect(await other.today()).toEqual({ calls: 3, tokens: 900, budget: 1_000 })
    expect(await one.hasRoom()).toBe(true)
    await other.count(100)
    expect(await one.hasRoom()).toBe(false)
    ports.clock.set('2026-11-28T09:00:00.000Z')
    expect(await one.hasRoom()).toBe(true)
  },
)

test('without a budget, tokens are counted and nothing is held back', async () => {
  await using ports = await createTestPorts()
  const use = openModelUse({ ...ports, dailyBudget: undefined })

  await use.count(5_000_000)

  expect(await use.hasRoom()).toBe(true)
  expect(await use.today()).toEqual({ calls: 1, tokens: 5_000_000, budget: null })
})
