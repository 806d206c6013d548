// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'

/** Says nothing while it stands. */
function ComplainsAsItGoes() {
  useEffect(() => () => console.error('still pending'), [])
  return <p>here</p>
}

// Inverted: it must be failed by what runs after it.
test.fails('a complaint that a screen makes as it goes fails its own test', () => {
  vi.mocked(console.error).mockImplementationOnce(() => {})
  render(<ComplainsAsItGoes />)
})

test('and neither that screen nor its complaint meets the next one', () => {
  expect(document.body.textContent).toBe('')
  expect(console.error).not.toHaveBeenCalled()
})
