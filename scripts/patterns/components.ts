/**
 * Tarjan's strongly connected components: two places have the same number when each leads to the
 * other. What a component leads to has a smaller number than its own.
 */
export function componentsOf(follow: readonly (readonly number[])[]): number[] {
  const index: number[] = []
  const low: number[] = []
  const component: number[] = []
  const open: number[] = []
  let visited = 0
  let found = 0
  for (const at of follow.keys()) if (index[at] === undefined) visit(at)
  return component

  function visit(at: number) {
    index[at] = low[at] = visited++
    open.push(at)
    for (const to of follow[at] ?? []) {
      if (index[to] === undefined) visit(to)
      if (component[to] === undefined) low[at] = Math.min(low[at] ?? 0, low[to] ?? 0)
    }
    if (low[at] !== index[at]) return
    let member: number | undefined
    do {
      member = open.pop()
      if (member !== undefined) component[member] = found
    } while (member !== at)
    found++
  }
}
