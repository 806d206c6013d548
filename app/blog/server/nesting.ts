import sanitize from 'sanitize-html'

/** An element inside so many others: pasted text has some thirty, and reading costs the square of it. */
export const NESTING_MAX = 100

class TooDeep extends Error {}

/** Whether elements stand inside more others than are read; what comes after the first is not looked at. */
export function isTooDeep(html: string): boolean {
  let depth = 0
  const deeper = () => {
    depth += 1
    if (depth > NESTING_MAX) throw new TooDeep()
  }
  const higher = () => {
    depth -= 1
  }
  try {
    sanitize(html, {
      allowedTags: [],
      allowedAttributes: {},
      onOpenTag: deeper,
      onCloseTag: higher,
    })
    return false
  } catch (error) {
    if (error instanceof TooDeep) return true
    throw error
  }
}

/** A text that nests too deep, without its elements. */
export const flattened = (html: string): string => `<p>${html.replace(/<[^<>]*>/g, ' ')}</p>`
