import type { Db } from '#app/platform/database/database.ts'

/** So many searches are kept; the oldest makes room. */
const KEPT_MAX = 500

const kept = new WeakMap<Db, { revision: number; found: Map<string, readonly number[]> }>()

/** What a search found is found again until an article changes, in whichever process. */
export async function foundOnce(
  db: Db,
  { revision, search }: { revision: number; search: unknown },
  find: () => Promise<readonly number[]>,
): Promise<readonly number[]> {
  let known = kept.get(db)
  if (known?.revision !== revision) {
    known = { revision, found: new Map() }
    kept.set(db, known)
  }
  const key = JSON.stringify(search)
  const before = known.found.get(key)
  if (before) return before

  const found = await find()
  const [oldest] = known.found.keys()
  if (known.found.size >= KEPT_MAX && oldest !== undefined) known.found.delete(oldest)
  known.found.set(key, found)
  return found
}
