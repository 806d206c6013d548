import { slugFrom } from './slug.ts'

/** A slug as one reads it: hyphens as spaces, its words with the accents that the title gives them. */
export function spokenSlug({ slug, title }: { slug: string; title: string }): string {
  const words = new Map(
    title.split(/\s+/).map((word) => [slugFrom(word), word.replace(/[^\p{L}\p{N}]+$/u, '')]),
  )
  const spoken = slug
    .split('-')
    .map((word) => words.get(word) || word)
    .join(' ')
  return spoken.charAt(0).toLocaleUpperCase('fr') + spoken.slice(1)
}
