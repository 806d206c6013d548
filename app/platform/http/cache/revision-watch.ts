const A_SECOND = 1_000
/** A database that does not answer keeps nobody from what is kept. In milliseconds. */
const PATIENCE = 250

/** Knows a number that other processes change, as it was at most a second ago. */
export function watchRevision(read: () => Promise<number>, now: () => number) {
  let known = Number.NaN
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | null = null

  async function check() {
    const startedAt = now()
    const mine = new Promise<void>((resolve) => {
      const late = setTimeout(resolve, PATIENCE)
      read()
        .then(
          (number) => {
            known = number
          },
          () => {},
        )
        .finally(() => {
          clearTimeout(late)
          resolve()
        })
    })
    checking = mine
    await mine
    // Something may have been written here meanwhile: then whoever comes next asks again.
    if (checking !== mine) return
    checking = null
    checkedAt = startedAt
  }

  return {
    /** Not a number until the first answer. */
    known: () => known,
    isFresh: () => Math.abs(now() - checkedAt) < A_SECOND,
    refresh: () => checking ?? check(),
    /** Forgets that it was asked a moment ago. */
    expire() {
      checkedAt = Number.NEGATIVE_INFINITY
      checking = null
    },
  }
}
