// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KeptPairs } from './kept-pairs.tsx'

test('a verb and its pronoun stay on one line, and the question keeps its words', () => {
  const question = 'Comment vous organisez-vous, et que faites-vous peut-être ensuite ?'

  const { container } = render(<KeptPairs>{question}</KeptPairs>)

  expect(container.textContent).toBe(question.replace(' ?', '\u00a0?'))
  const pairs = [...container.querySelectorAll('span')]
  expect(pairs.map(({ textContent }) => textContent)).toEqual(['organisez-vous', 'faites-vous'])
  cleanup()
})
