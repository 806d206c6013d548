import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIRST_ARTICLES } from './content/first-articles.ts'
import { pictureOf } from './picture.ts'
import { CATEGORIES } from './rules.ts'

const sizeOf = (picture: string) => statSync(`public${picture}`).size

test('each first article has a light social picture that says its title', () => {
  const pictures = FIRST_ARTICLES.map(pictureOf)

  expect(new Set(pictures).size).toBe(FIRST_ARTICLES.length)
  expect(Math.max(...pictures.map(sizeOf))).toBeLessThanOrEqual(60_000)
})

test("an article written later, or renamed, shows its category's picture", () => {
  const pictures = CATEGORIES.map((category) => pictureOf({ title: 'Un autre', category }))

  expect(pictures).toContain('/social/blog-ressources-humaines.png')
  expect(Math.max(...pictures.map(sizeOf))).toBeLessThanOrEqual(60_000)
  expect(pictureOf({ title: 'Un autre', category: 'Disparue' })).toBe('/social/blog.png')
})
