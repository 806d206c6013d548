import { expect, test } from 'vitest'
import { tidyAddress } from './tidy-address.ts'

test.each([
  ['/pricing/', '/pricing'],
  ['/Blog', '/blog'],
  ['/blog//?page=2', '/blog?page=2'],
  ['/Entretien-Finance/', '/entretien-finance'],
  ['/blog/Negocier-son-salaire/', '/blog/negocier-son-salaire'],
])('%s leads to %s', (written, meant) => {
  expect(tidyAddress(written)).toBe(meant)
})

test.each([
  '/',
  '/pricing',
  '/blog?q=Salaire',
  '/blog/le-cv?utm_source=A/',
  '//exemple.fr/',
  '/\\exemple.fr/',
  '/%2Fexemple.fr/',
  '/Inconnu/',
  '/admin/blog/new/',
])('%s stays where it is', (written) => {
  expect(tidyAddress(written)).toBeNull()
})
