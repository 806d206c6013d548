import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'
import { REPORT_FAILED, REPORT_LATE, REPORT_WITHOUT_NETWORK } from './messages.ts'

test('without a network a file that cannot come is told as the lack of it', () => {
  for (const error of [new TypeError('Failed to fetch'), new DOMException('', 'NetworkError')])
    expect(failureOf(error, false)).toBe(REPORT_WITHOUT_NETWORK)
})

test('a drawing that fails is told as such, network or not', () => {
  for (const isOnline of [true, false])
    expect(failureOf(new Error('No such glyph'), isOnline)).toMatchObject({
      description: REPORT_FAILED,
      tone: 'destructive',
    })
})

test('a report that is late is told as late, network or not', () => {
  expect(failureOf(new DOMException('', 'TimeoutError'), false)).toMatchObject({
    description: REPORT_LATE,
  })
})
