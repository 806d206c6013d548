import { expect, test } from 'vitest'
import { aTradePage } from './a-page.ts'
import { layOut } from './lay-out.ts'

test('a page is laid out with nothing lost, in one way, a point a line', () => {
  const page = JSON.parse(JSON.stringify(aTradePage()))
  const turned = { ...page, questions: page.questions.map(reversed) }

  const laidOut = layOut(turned)

  expect(JSON.parse(laidOut)).toEqual(page)
  expect(laidOut).toBe(layOut(page))
  const lines = laidOut.split('\n')
  expect(lines.filter((line) => line.includes('"point"'))).toHaveLength(36 * 3)
  expect(lines.find((line) => line.includes('"point"'))).toMatch(/^ {8}\{ "point": .+ \},$/)
})

const reversed = (one: object) => Object.fromEntries(Object.entries(one).reverse())
