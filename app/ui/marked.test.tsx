// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Marked } from './marked.tsx'

test('the number of a passage stays between its last word and the full stop after it', () => {
  const { container } = render(
    <p>
      <Marked tone="good" number={1}>
        vingt dossiers
      </Marked>
      .
    </p>,
  )

  expect(container.textContent).toBe('vingt dossiers\u20601\u2060.')
  cleanup()
})
