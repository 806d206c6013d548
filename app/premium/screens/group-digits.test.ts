// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { groupDigits, groupedDigits } from './group-digits.ts'

test('the digits of a card stand by four, however they were typed', () => {
  const typed = ['4242424242424242', '4242-4242 42424242', '42424', '4242', '']

  expect(typed.map(groupedDigits)).toEqual([
    '4242 4242 4242 4242',
    '4242 4242 4242 4242',
    '4242 4',
    '4242',
    '',
  ])
})

test('a digit that is added in the middle leaves the caret behind it', () => {
  const field = document.createElement('input')
  field.value = '42942 4242'
  field.setSelectionRange(3, 3)

  groupDigits(field)

  expect([field.value, field.selectionStart]).toEqual(['4294 2424 2', 3])
})
