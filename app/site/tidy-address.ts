import { cacheKey } from './cache-keys.ts'

/**
 * The address of a public page that was written with capitals or a slash too many, or null when
 * it is as it should be. An address that begins with two slashes names another site: never that.
 */
export function tidyAddress(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  if (!/^\/[\w-]/.test(path)) return null
  const tidy = path.replace(/\/+$/, '').toLowerCase()
  return tidy === path || cacheKey(tidy) === null ? null : tidy + query
}
