/** How often others had a turn in this process while something was under way. */
export async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await act()
  isOver = true
  return turns
}
