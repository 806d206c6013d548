// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chooseToKeepAllHere, keepsAllHere, useKeepsAllHere } from './keep-all-here.ts'

test('the choice holds where the browser forbids its storage, and is undone', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError')
  })
  const { result } = renderHook(useKeepsAllHere)

  act(() => chooseToKeepAllHere(true))
  expect([result.current, keepsAllHere()]).toEqual([true, true])
  act(() => chooseToKeepAllHere(false))

  expect([result.current, keepsAllHere()]).toEqual([false, false])
  blocked.mockRestore()
})

test('it is the choice of the browser, not of one page', () => {
  chooseToKeepAllHere(true)
  expect(keepsAllHere()).toBe(true)

  localStorage.clear()

  expect(keepsAllHere()).toBe(false)
})
