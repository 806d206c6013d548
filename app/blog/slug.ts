import { toSearchKey } from './search-key.ts'

/** The address of an article, from its title: « Métiers d'été » gives `metiers-dete`. */
export function slugFrom(title: string): string {
  return toSearchKey(title)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
}
