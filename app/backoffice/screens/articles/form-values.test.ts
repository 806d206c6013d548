import { expect, test } from 'vitest'
import { likelyMinutes, mergedValues, NEW_ARTICLE } from './form-values.ts'

test('who keeps their text keeps what they changed, and what only the other changed comes with it', () => {
  const base = { ...NEW_ARTICLE, title: 'Avant', excerpt: 'Avant', category: 'Finance' }
  const mine = { ...base, title: 'Le mien', readTime: 7 }
  const theirs = { ...base, title: 'Le leur', excerpt: 'Le leur', published: true }

  const merged = mergedValues(base, mine, theirs)

  expect(merged).toEqual({
    ...base,
    title: 'Le mien',
    readTime: 7,
    excerpt: 'Le leur',
    published: true,
  })
})

test('a field that somebody emptied or switched off on purpose stays so', () => {
  const base = { ...NEW_ARTICLE, author: 'La rédaction', featured: true }
  const mine = { ...base, author: '', featured: false }

  const merged = mergedValues(base, mine, { ...base, author: 'Une autre plume' })

  expect(merged).toMatchObject({ author: '', featured: false })
})

test('the likely reading time counts the words that are read, and is a minute at least', () => {
  const texts = ['<p class="a b c">Un mot</p>', `<p>${'mot '.repeat(200)}</p>`, '']

  expect(texts.map(likelyMinutes)).toEqual([1, 2, 1])
})
