import { LRUCache } from 'lru-cache'
import type { Db } from '#app/platform/database/database.ts'
import { cleanHtml } from './clean-html.ts'

/** In signs, which are bytes or two. */
const CAPACITY = 4_000_000

const known = new WeakMap<Db, LRUCache<string, string>>()

/** A text that holds nothing still has a key to keep. */
const sizeOf = (text: string, key: string) => text.length + key.length

interface Version {
  id: string
  version: number
  updatedAt: string
  content: string
}

/** The HTML of an article, cleaned once for each of its versions and not for each reader. */
export function cleanedOnce(db: Db, { id, version, updatedAt, content }: Version): string {
  const kept = known.get(db) ?? new LRUCache({ maxSize: CAPACITY, sizeCalculation: sizeOf })
  known.set(db, kept)
  const key = `${id} ${version} ${updatedAt}`
  const before = kept.get(key)
  if (before !== undefined) return before
  const text = cleanHtml(content)
  kept.set(key, text)
  return text
}
