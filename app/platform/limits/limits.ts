/** A budget of requests: so many points in so many seconds for one key. */
export interface LimitRule {
  name: string
  points: number
  seconds: number
}

/** Counts requests against budgets, over all processes when the database is shared. */
export interface Limits {
  /** Takes one point; throws the problem `too-many` with the seconds to wait when none is left. */
  spend(rule: LimitRule, key: string): Promise<void>
  /** Gives a point back: it turned out that nothing was to be counted. */
  giveBack(rule: LimitRule, key: string): Promise<void>
  /** Forgets all that was counted for a key. */
  forget(rule: LimitRule, key: string): Promise<void>
}
