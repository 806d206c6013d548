import type { Content } from 'pdfmake/interfaces'

/** What the library writes into a text once it is laid out: where each of its lines falls. */
interface LaidOut {
  text?: unknown
  positions?: { pageNumber: number }[]
  stack?: unknown
  columns?: unknown
  ul?: unknown
  table?: { body: unknown }
}

/** Whether a text of this block, once laid out, has its first or its last line alone on a page. */
export function hasLoneLine(block: Content): boolean {
  return linesOf(block).some((pages) => {
    const [first, last] = [pages[0], pages.at(-1)]
    if (first === last) return false
    return pages[1] !== first || pages.at(-2) !== last
  })
}

/** The pages of the lines of each text. */
function linesOf(node: unknown): number[][] {
  if (Array.isArray(node)) return node.flatMap(linesOf)
  if (typeof node !== 'object' || node === null) return []
  const { text, positions = [], stack, columns, ul, table }: LaidOut = node
  if (text !== undefined) return [positions.map(({ pageNumber }) => pageNumber)]
  return [stack, columns, ul, table?.body].flatMap(linesOf)
}
