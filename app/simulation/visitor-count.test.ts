// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { countVisitorSimulation, visitorCount } from './visitor-count.ts'

test('each simulation of a visitor is counted as a plain integer', () => {
  localStorage.clear()

  countVisitorSimulation()
  countVisitorSimulation()

  expect(localStorage.getItem('anonymous_simulations')).toBe('2')
  expect(visitorCount()).toBe(2)
})

test.each(['', 'trois', '-1', '2.5', '1e3', 'NaN', '{"n":3}', '99999999999999999999'])(
  'garbage in the counter (« %s ») counts as no simulation',
  (garbage) => {
    localStorage.setItem('anonymous_simulations', garbage)

    expect(visitorCount()).toBe(0)
  },
)

test('a browser that forbids storage counts nothing and breaks nothing', () => {
  using _blocked = blockedStorage()

  countVisitorSimulation()

  expect(visitorCount()).toBe(0)
})

function blockedStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const spies = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  ]
  return {
    [Symbol.dispose]() {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
