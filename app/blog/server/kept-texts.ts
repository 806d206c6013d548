import type { Db } from '#app/platform/database/database.ts'
import { createLru } from '#app/platform/lru.ts'
import { cleanHtml } from './clean-html.ts'

/** In signs, which are bytes or two. */
const CAPACITY = 4_000_000

const known = new WeakMap<Db, ReturnType<typeof createLru<{ text: string; size: number }>>>()

interface Version {
  id: string
  version: number
  updatedAt: string
  content: string
}

/** The HTML of an article, cleaned once for each of its versions and not for each reader. */
export function cleanedOnce(db: Db, { id, version, updatedAt, content }: Version): string {
  const kept = known.get(db) ?? createLru(CAPACITY)
  known.set(db, kept)
  const key = `${id} ${version} ${updatedAt}`
  const before = kept.get(key)
  if (before) return before.text
  const text = cleanHtml(content)
  kept.set(key, { text, size: text.length })
  return text
}
