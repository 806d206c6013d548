import { expect, test } from 'vitest'
import { polish } from './polish.ts'

test.each([
  ["alors euh j'ai appelé le chef", "J'ai appelé le chef."],
  ['jai trié les colis', "J'ai trié les colis."],
  ["J'AI TRIÉ CE QUI ÉTAIT URGENT", "J'ai trié ce qui était urgent."],
  ['je coupe un dépôt une famille', 'Je coupe un dépôt une famille.'],
  ['Ils rappellent.', 'Ils rappellent.'],
  ['le jour J il est trop tard', 'Le jour J il est trop tard.'],
])('« %s » reads well in an example, with nothing added', (said, written) => {
  expect(polish(said)).toBe(written)
})
