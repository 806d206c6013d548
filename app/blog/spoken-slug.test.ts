import { expect, test } from 'vitest'
import { spokenSlug } from './spoken-slug.ts'

test.each([
  ['la-methode-star-sans-reciter', 'La méthode STAR, sans réciter', 'La méthode STAR sans réciter'],
  ['metiers-dete', "Métiers d'été", "Métiers d'été"],
  ['autre-chose', 'Réussir', 'Autre chose'],
  ['e', 'É !', 'É'],
])('%s of « %s » is read « %s »', (slug, title, read) => {
  expect(spokenSlug({ slug, title })).toBe(read)
})
