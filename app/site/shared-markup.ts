import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'

export interface SharedMarkup {
  /** What to draw for a part: nothing but its name once it is known. */
  share(name: string, children: ReactNode): ReactNode
  /** The page with every part in its place; those that were drawn are known from here on. */
  fill(html: string): string
}

/** What React writes between two texts. */
const BETWEEN = '(?:<!-- -->)?'

/** The markup that pages share, drawn by the first of them. */
export function createSharedMarkup(): SharedMarkup {
  const known = new Map<string, string>()
  // What no text of a page can hold, by chance or by will.
  const mark = randomUUID()
  const part = new RegExp(`${mark}\\[([^\\]]*)\\]${BETWEEN}([^]*?)${BETWEEN}${mark};`, 'g')
  return {
    share: (name, children) =>
      known.has(name) ? `${mark}[${name}]${mark};` : [`${mark}[${name}]`, children, `${mark};`],
    fill: (html) =>
      html.replace(part, (_, name: string, drawn: string) => {
        const markup = known.get(name) ?? drawn
        known.set(name, markup)
        return markup
      }),
  }
}
