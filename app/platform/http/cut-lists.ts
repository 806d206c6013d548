/** As much of a published shape as says how long its lists may be. */
export interface ListShape {
  items?: ListShape
  maxItems?: number
  properties?: Record<string, ListShape>
  anyOf?: ListShape[]
  oneOf?: ListShape[]
}

/**
 * Cuts the lists of what was sent to one more than their shape allows: it is refused all the same,
 * in the words of its contract, for a cost that whoever sends it does not choose.
 */
export function cutLists(value: unknown, shape: ListShape): void {
  for (const choice of [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) cutLists(value, choice)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    cutList(value, shape)
    return
  }
  for (const [key, of] of Object.entries(shape.properties ?? {})) {
    if (Object.hasOwn(value, key)) cutLists((value as Record<string, unknown>)[key], of)
  }
}

function cutList(list: unknown[], { items, maxItems = Number.POSITIVE_INFINITY }: ListShape): void {
  if (!items) return
  if (list.length > maxItems) list.length = maxItems + 1
  for (const item of list) cutLists(item, items)
}
