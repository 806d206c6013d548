import sanitize from 'sanitize-html'
import { flattened, isTooDeep } from './nesting.ts'
import { withParagraphs } from './paragraphs.ts'

const TEXT = ['p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'abbr', 'code']
const BLOCKS = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'figure', 'figcaption']
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/** The page's own title is its only first-level heading, and four levels are enough. */
export const RENAMED: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

const rel = 'noopener nofollow'
const isOurs = ({ href }: sanitize.Attributes) => /^\/(?!\/)/.test(href ?? '')

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...TEXT, ...BLOCKS, ...TABLES, 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // The policy of the page lets no picture of another site in: it is told before, not lost after.
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: {
    ...RENAMED,
    a: (tagName, attribs) => ({
      tagName,
      attribs: isOurs(attribs) ? attribs : { ...attribs, rel },
    }),
    img: sanitize.simpleTransform('img', { loading: 'lazy' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/**
 * HTML of an author with everything that could run, track or break the page taken out; of what nests
 * too deep, the words alone.
 */
export function cleanHtml(html: string): string {
  const written = isTooDeep(html) ? html : withParagraphs(html)
  return sanitize(isTooDeep(written) ? flattened(written) : written, OPTIONS).trim()
}

/** Its words alone. */
export const textOf = (html: string): string =>
  sanitize(html, {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) => `${text} `,
  })
    .replace(/\s+/g, ' ')
    .trim()
