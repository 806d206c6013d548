// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ensureStart, forgetStart, hasUnusedStart, mayGenerate, recordStart } from './start.ts'
import { visitorCount } from './visitor-count.ts'

const aVisitor = (simulationsUsed: number) => {
  localStorage.clear()
  localStorage.setItem('anonymous_simulations', String(simulationsUsed))
}

test('starting records one simulation and leaves one unused start', async () => {
  aVisitor(0)

  expect(await recordStart()).toBe('yes')

  expect(visitorCount()).toBe(1)
  expect(hasUnusedStart()).toBe(true)
})

test('each start counts, yet unused starts are not stacked', async () => {
  aVisitor(0)

  await recordStart()
  await recordStart()
  forgetStart()

  expect(visitorCount()).toBe(2)
  expect(hasUnusedStart()).toBe(false)
})

test('a visitor without free runs records nothing more', async () => {
  aVisitor(3)

  expect(await recordStart()).toBe('sign-in')

  expect(visitorCount()).toBe(3)
  expect(hasUnusedStart()).toBe(false)
})

test('generating with the start that waits records nothing more, even after the third run', async () => {
  aVisitor(2)
  await recordStart()

  expect(await ensureStart()).toBe('yes')

  expect(visitorCount()).toBe(3)
})

test('who reached the offer by another way is counted by the same rule', async () => {
  aVisitor(1)

  expect(await mayGenerate()).toBe('yes')
  expect(visitorCount()).toBe(1)

  expect(await ensureStart()).toBe('yes')
  expect(visitorCount()).toBe(2)
})
