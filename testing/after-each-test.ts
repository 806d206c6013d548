import { afterEach, vi } from 'vitest'

const error = vi.spyOn(console, 'error')

afterEach(() => {
  // One that failed while its clock stood still would hold up every test after it; what it stood in for, too.
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const calls = error.mock.calls.map((call) => call.join(' '))
  error.mockClear()
  if (calls.length > 0) throw new Error(`Unexpected console.error:\n${calls.join('\n')}`)
})

// A screen that stays would keep the focus, or answer, in the next file of its worker. Hooks run last
// first: what a screen complains of as it goes is then told of its own test.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
