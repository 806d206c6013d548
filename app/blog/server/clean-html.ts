import sanitize from 'sanitize-html'
import { imageIdOf } from '../image-rules.ts'
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
  allowProtocolRelative: false,
  transformTags: {
    ...RENAMED,
    a: (tagName, attribs) => ({
      tagName,
      attribs: isOurs(attribs) ? attribs : { ...attribs, rel },
    }),
  },
  // The policy of the page lets no image of another site in: authors are told before.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && imageIdOf(attribs.src) === null,
}

/** How large an image is, so that nothing jumps when it comes. */
type SizeOf = (address: string) => { width: number; height: number } | undefined

const asShown =
  (sizeOf: SizeOf): sanitize.Transformer =>
  (tagName, { src = '', alt = '', width, height }) => {
    const size = sizeOf(src) ?? { width, height }
    const shown = { src, alt, ...size, loading: 'lazy' }
    const said = Object.entries(shown).filter(([, value]) => value !== undefined)
    return {
      tagName,
      attribs: Object.fromEntries(said.map(([name, value]) => [name, String(value)])),
    }
  }

/**
 * HTML of an author with everything that could run, track or break the page taken out; of what nests
 * too deep, the words alone. Where the sizes of its images are known, they are written beside them.
 */
export function cleanHtml(html: string, sizeOf: SizeOf = () => undefined): string {
  const written = isTooDeep(html) ? html : withParagraphs(html)
  return sanitize(isTooDeep(written) ? flattened(written) : written, {
    ...OPTIONS,
    transformTags: { ...OPTIONS.transformTags, img: asShown(sizeOf) },
  }).trim()
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
