import { expect, test } from 'vitest'
import { nextTurn } from './next-turn.ts'

test('long things are done in the order of asking, and what is quick passes between two of them', async () => {
  const done: string[] = []
  const long = async (name: string) => {
    await nextTurn()
    done.push(name)
  }
  const quick = (rounds: number): Promise<void> =>
    new Promise((resolve) => {
      const pass = (left: number) => {
        done.push('quick')
        if (left > 1) setImmediate(pass, left - 1)
        else resolve()
      }
      setImmediate(pass, rounds)
    })

  await Promise.all([long('first'), long('second'), long('third'), quick(3)])

  expect(done).toEqual(['first', 'quick', 'second', 'quick', 'third', 'quick'])
})

test('who comes after all have had their turn waits for nobody', async () => {
  await nextTurn()
  await nextTurn()

  await expect(nextTurn()).resolves.toBeUndefined()
})
