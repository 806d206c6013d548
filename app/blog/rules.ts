/** The rules of the blog that screens and server share; no library, so that screens stay light. */
export const CATEGORIES = [
  'IT',
  'Commercial',
  'Marketing',
  'Finance',
  'Ressources Humaines',
  'Guide',
] as const
export const ALL_CATEGORIES = 'all'
/** Who signs what nobody in particular wrote. */
export const HOUSE_AUTHOR = 'La rédaction'
export const ARTICLES_PER_PAGE = 9
export const RELATED_ARTICLES = 3
export const SEARCH_MAX = 100
/** A search shows so many articles, eleven full pages; who wants others adds a word. */
export const FOUND_MAX = 99
/** The most signs that each text of an article may have. */
export const ARTICLE_TEXT_MAX = {
  title: 200,
  slug: 200,
  excerpt: 600,
  content: 200_000,
  author: 100,
} as const
export const READ_TIME_MAX = 1000

const WORDS_A_MINUTE = 190

/** How long so many words take to read, in whole minutes. */
export const minutesToRead = (words: number): number =>
  Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
