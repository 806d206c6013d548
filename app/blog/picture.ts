import { FIRST_ARTICLES } from './content/first-articles.ts'
import { CATEGORIES } from './rules.ts'
import { slugFrom } from './slug.ts'

const DRAWN = new Set(FIRST_ARTICLES.map(({ title }) => title))

/** The social picture of an article: one that says its title when it is drawn, else its category's. */
export function pictureOf({ title, category }: { title: string; category: string }): string {
  if (DRAWN.has(title)) return articlePicture(title)
  const isKnown = (CATEGORIES as readonly string[]).includes(category)
  return isKnown ? `/social/blog-${slugFrom(category)}.png` : '/social/blog.png'
}

/** Named after the title that it shows: another title is another picture. */
export const articlePicture = (title: string) => `/social/articles/${slugFrom(title)}.png`
