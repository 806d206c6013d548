import { expect, test } from 'vitest'
import { encodingFor } from './accept-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['br;q=0.5, identity', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0, gzip', 'gzip'],
  ['br;q=beaucoup', 'identity'],
  ['br;q=7', 'identity'],
  [',,;;q=,', 'identity'],
])('who accepts « %s » gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})
