import { expect, test } from 'vitest'
import { judgePattern } from './judge-pattern.ts'

const degree = (pattern: RegExp) => judgePattern(pattern.source, pattern.flags).degree

test.each([
  /^\s*(?:(?:https?:\/\/|www\.)\S+\s*)+$/i,
  /(?: \p{Lu}{3,}(?: SUR| EN| LES| LE| LA)?)+$/u,
  /^(?:a+)+$/,
  /^(?:a|a)*$/,
  /^(?:a?b?)*c$/,
  /(?=(?:\w+\d?)+!)x/,
])('a repetition that shares out its text with itself takes for ever: %s', (pattern) => {
  expect(degree(pattern)).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  [1, /^\w+ \w+$/],
  [1, /^[a-z]+[0-9]+$/],
  [1, /\bcoffr\w{0,20}\b.{0,40}\bplanchers?/],
  [1, /^(?:[^,]+,)*$/],
  [2, /\s+$/],
  [2, /^\w+\d+$/],
  [3, /\w+\s*\w+$/],
])('it takes a time of degree %i: %s', (expected, pattern) => {
  expect(degree(pattern)).toBe(expected)
})
