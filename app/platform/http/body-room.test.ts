import { expect, test } from 'vitest'
import { createBodyRoom } from './body-room.ts'

test('a network has its share of the room, and all of them the whole', () => {
  const room = createBodyRoom({ most: 10, mostOfAddress: 4 })
  const one = room.holdFor('192.0.2.1')
  one.take(4)

  expect(() => room.holdFor('192.0.2.1').take(1)).toThrow(
    expect.objectContaining({ kind: 'unavailable', retryAfter: 2 }),
  )
  const other = room.holdFor('192.0.2.2')
  expect(() => other.expect(5)).toThrow("Trop d'envois")
  other.expect(4)
  other.take(4)
  expect(() => room.holdFor('192.0.2.3').take(3)).toThrow("Trop d'envois")
  room.holdFor('192.0.2.3').take(2)

  one.release()
  one.release()
  expect(room.taken()).toBe(6)
  room.holdFor('192.0.2.1').take(4)
})
