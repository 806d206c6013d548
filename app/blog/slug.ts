import { fold } from './fold.ts'

/** The address of an article, from its title: « Métiers d'été » gives `metiers-dete`. */
export function slugFrom(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
}
