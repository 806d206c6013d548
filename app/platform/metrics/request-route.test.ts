import { expect, test } from 'vitest'
import { routeNames } from './request-route.ts'

const routeOf = routeNames(['/api/user', '/api/blog/articles/:slug', '/api/*', '/healthz'])

test('a call is counted under its pattern, whatever identifier or query it carries', () => {
  expect(routeOf('GET', '/api/blog/articles/un-article?x=1')).toBe('/api/blog/articles/:slug')
  expect(routeOf('GET', '/api/user')).toBe('/api/user')
})

test('invented addresses share one series, so that nobody can fill the memory', () => {
  expect(routeOf('GET', '/api/invente/1')).toBe('unknown call')
  expect(routeOf('GET', '/wp-admin')).toBe('page')
})

test('files and probes are told from pages', () => {
  expect(routeOf('GET', '/assets/a-1b2c.js')).toBe('file')
  expect(routeOf('GET', '/sitemap.xml')).toBe('file')
  expect(routeOf('GET', '/readyz')).toBe('/readyz')
})
