import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../problem.ts'
import type { LimitRule, Limits } from './limits.ts'

const TOO_MANY =
  "Trop de demandes depuis votre connexion. Réessayez plus tard\u00a0; rien de ce que vous avez écrit n'est perdu."

/** Limits that hold nothing back, for `RATE_LIMITS=off`. */
export const noLimits: Limits = {
  spend: async () => {},
  giveBack: async () => {},
  forget: async () => {},
}

/** Counters in PostgreSQL when there is a pool, in memory otherwise or while the database is away. */
export function openLimits(pool: Pool | null): Limits {
  const limiters = new Map<string, ReturnType<typeof createLimiter>>()
  const limiterOf = (rule: LimitRule) => {
    const known = limiters.get(rule.name)
    if (known) return known
    const limiter = createLimiter(rule, pool)
    limiters.set(rule.name, limiter)
    return limiter
  }
  return {
    async spend(rule, key) {
      try {
        const { limiter, memory } = limiterOf(rule)
        // Whoever first named the rule may only have forgotten a key, without knowing the budget.
        limiter.points = memory.points = rule.points
        await limiter.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw new Problem('too-many', TOO_MANY, { retryAfter })
      }
    },
    async giveBack(rule, key) {
      await limiterOf(rule).limiter.reward(key)
    },
    async forget(rule, key) {
      await limiterOf(rule).limiter.delete(key)
    },
  }
}

function createLimiter({ name, points, seconds }: LimitRule, pool: Pool | null) {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  if (!pool) return { limiter: memory, memory }
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'request_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    insuranceLimiter: memory,
  })
  return { limiter, memory }
}
