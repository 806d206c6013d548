import { FILE_NAME, OFFER, SHARED, SHARED_FILE, SHARED_TEXT, WAS_SHARED } from './names.ts'

interface Shared {
  file: File | null
  text: string | null
}

/** What another application shared with this page, once: it is kept nowhere any more. Null when nothing was. */
export async function takeWhatWasShared(): Promise<Shared | null> {
  if (location.hash === WAS_SHARED) history.replaceState(history.state, '', OFFER)
  if (!(await caches.has(SHARED))) return null
  const kept = await caches.open(SHARED)
  const [text, file] = await Promise.all([kept.match(SHARED_TEXT), kept.match(SHARED_FILE)])
  const shared = { text: (await text?.text()) ?? null, file: file ? await toFile(file) : null }
  await caches.delete(SHARED)
  return shared
}

/** Whoever comes after the one who left finds nothing of theirs. */
export function forgetShared(): void {
  if ('caches' in window) void caches.delete(SHARED)
}

const toFile = async (kept: Response) =>
  new File([await kept.blob()], decodeURIComponent(kept.headers.get(FILE_NAME) ?? 'offre'))
