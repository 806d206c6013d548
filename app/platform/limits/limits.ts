/** A budget of requests: so many points in so many seconds for one key. */
export interface LimitRule {
  name: string
  points: number
  seconds: number
}

/** Counts requests against budgets, over all processes when the database is shared. */
export interface Limits {
  /** Consumes one point; throws the problem `too-many` with the seconds to wait when none is left. */
  consume(rule: LimitRule, key: string): Promise<void>
  /** Refunds a point: it turned out that nothing was to be counted. */
  refund(rule: LimitRule, key: string): Promise<void>
  /** Resets a key to nothing counted. */
  reset(rule: LimitRule, key: string): Promise<void>
}
