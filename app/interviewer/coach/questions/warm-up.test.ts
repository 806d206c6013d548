import { expect, test } from 'vitest'
import { warmUp } from './warm-up.ts'

test('the coach can get ready before anyone asks', () => {
  const prepare = () => warmUp()

  prepare()

  expect(prepare).not.toThrow()
})
