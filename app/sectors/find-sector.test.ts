import { expect, test } from 'vitest'
import { findSector } from './find-sector.ts'
import { SECTORS } from './sector.ts'

test.each([
  ['informatique', 'blue', '2 500+', '88 %', '65 000 €'],
  ['commercial', 'green', '1 800+', '82 %', '45 000 €'],
  ['marketing', 'purple', '1 200+', '79 %', '48 000 €'],
  ['finance', 'yellow', '900+', '85 %', '58 000 €'],
])('the page of %s claims what was decided', (name, colour, interviews, successRate, avgSalary) => {
  const sector = findSector(name)

  expect(sector?.colour).toBe(colour)
  expect(sector?.stats).toEqual({ interviews, successRate, avgSalary })
})

test.each(SECTORS)('%s has four questions, six skills and six companies', (name) => {
  const sector = findSector(name)

  expect(sector?.questions).toHaveLength(4)
  expect(sector?.skills).toHaveLength(6)
  expect(sector?.companies).toHaveLength(6)
})

test.each(['sante', 'social', 'commerce', 'batiment', 'service-public'])(
  'the page of %s invents no figure',
  (name) => {
    expect(findSector(name)?.stats).toBeNull()
  },
)

test.each(['agriculture', '', 'constructor', '__proto__', 'Finance'])(
  '« %s » is no sector',
  (name) => {
    expect(findSector(name)).toBeNull()
  },
)
