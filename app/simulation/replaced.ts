/** A copy of a list with another item at one place. */
export const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] => {
  const copy = [...list]
  copy[index] = item
  return copy
}
