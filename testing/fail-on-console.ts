import { afterEach, vi } from 'vitest'

const error = vi.spyOn(console, 'error')

afterEach(() => {
  const calls = error.mock.calls.map((call) => call.join(' '))
  error.mockClear()
  if (calls.length > 0) throw new Error(`Unexpected console.error:\n${calls.join('\n')}`)
})
