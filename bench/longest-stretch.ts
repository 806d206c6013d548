/** The longest that an act holds this process without a turn for anybody else, in milliseconds of processor. */
export async function longestStretch(act: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let last = processorTime()
  const turn = () => {
    const now = processorTime()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(turn)
  }
  await new Promise((resolve) => setImmediate(resolve))
  last = processorTime()
  setImmediate(turn)
  await act()
  await new Promise((resolve) => setImmediate(resolve))
  isOver = true
  return longest
}

/** Of this thread: what neighbours take is not counted. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
