import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { createLru } from '#app/platform/http/cache/lru.ts'

/** What pages share, as one page draws it. */
export interface SharedMarkup {
  /** What to draw for a part: nothing but its number once it is known. */
  share(name: string, children: ReactNode): ReactNode
  /** The page with every part in its place; those that were drawn are known from here on. */
  fill(html: string): string
}

/** In bytes: a page asks for a small part of it, so what it asks for is still there when it is filled. */
const CAPACITY = 2_000_000

/** What React writes between two texts. */
const BETWEEN = '(?:<!-- -->)?'

/** The markup that pages share, drawn by the first of them; the answer begins a page. */
export function createSharedMarkup(): () => SharedMarkup {
  const known = createLru<{ markup: string; size: number }>(CAPACITY)
  // What no text of a page can hold, by chance or by will.
  const mark = randomUUID()
  const part = new RegExp(`${mark}\\[(\\d+)\\]${BETWEEN}([^]*?)${BETWEEN}${mark};`, 'g')

  const keep = (name: string, markup: string) => {
    known.set(name, { markup, size: 2 * (name.length + markup.length) })
    return markup
  }

  return () => {
    const names: string[] = []
    return {
      share(name, children) {
        const start = `${mark}[${names.push(name) - 1}]`
        return known.get(name) ? `${start}${mark};` : [start, children, `${mark};`]
      },
      fill: (html) =>
        html.replace(part, (_, number: string, drawn: string) => {
          const name = names[Number(number)] ?? ''
          return known.get(name)?.markup ?? keep(name, drawn)
        }),
    }
  }
}
