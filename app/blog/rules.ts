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
export const ARTICLES_PER_PAGE = 9
export const RELATED_ARTICLES = 3
export const SEARCH_MAX = 100
/** A search shows so many articles, eleven full pages; who wants others adds a word. */
export const FOUND_MAX = 99
