import { expect, test } from 'vitest'
import { cacheKey } from './cache-keys.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=lettre', '/'],
  ['/job-description?', '/job-description'],
  ['/verify-email?token=secret', '/verify-email'],
  ['/reset-password?token=secret', '/reset-password'],
  ['/historique', '/historique'],
  ['/progression', '/progression'],
  ['/blog/la-methode-star?fbclid=1', '/blog/la-methode-star'],
  ['/blog?', '/blog'],
  ['/blog?q=&categorie=all&page=1&utm=2', '/blog'],
  ['/blog?page=2&categorie=Ressources+Humaines', '/blog?categorie=Ressources+Humaines&page=2'],
  ['/blog?categorie=IT&categorie=Guide', '/blog?categorie=IT'],
  ['/api/blog/articles?limit=9&page=1', '/api/blog/articles'],
  ['/api/blog/articles?category=Guide&limit=3', '/api/blog/articles?category=Guide&limit=3'],
])('%s is kept as %s', (url, address) => {
  expect(cacheKey(url)).toBe(address)
})

test.each([
  '/blog?q=salaire',
  '/blog?page=21',
  '/blog?page=02',
  '/blog?page=2e1',
  '/blog?categorie=Inconnue',
  '/api/blog/articles?limit=50',
  '/api/blog/articles?search=a',
  '/blog/Majuscules',
  '/blog/a/b',
  '/dev/outbox',
  '/dev/outbox/3q2-7wAAAAAAAAAAAAAAAA',
  '/api/user',
  '/admin',
  '/historique/0190f5fe-7c00-7a00-8000-000000000000',
  '//exemple.fr',
  '/constructor',
  '',
])('%s is made for each request', (url) => {
  expect(cacheKey(url)).toBeNull()
})
