import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { Problem } from '../problem.ts'
import type { LimitRule, Limits } from './limits.ts'
import { createMemoryLimiter } from './memory-limiter.ts'
import { createSqliteLimiter } from './sqlite-limiter.ts'

const TOO_MANY =
  "Trop de demandes depuis votre connexion. Réessayez plus tard\u00a0; rien de ce que vous avez écrit n'est perdu."

/** Limits that hold nothing back, for `RATE_LIMITS=off`. */
export const noLimits: Limits = {
  consume: async () => {},
  refund: async () => {},
  reset: async () => {},
}

/** Counters in the database, so that a restart forgets none; in memory while it is away. */
export function openLimits({ db, pool }: Pick<OpenDatabase, 'db' | 'pool'>): Limits {
  return withFallback(pool ? inPostgres(pool) : inSqlite(db), inMemory())
}

function inMemory(): Limits {
  const limiterOf = keptByName((rule) => createMemoryLimiter(rule))
  return {
    async consume(rule, key) {
      const wait = limiterOf(rule).consume(key, rule.points)
      if (wait > 0) throw tooMany(wait)
    },
    refund: async (rule, key) => limiterOf(rule).refund(key),
    reset: async (rule, key) => limiterOf(rule).reset(key),
  }
}

function inSqlite(db: Db): Limits {
  const limiterOf = keptByName((rule) => createSqliteLimiter(rule, db))
  return {
    async consume(rule, key) {
      const wait = await limiterOf(rule).consume(key, rule.points)
      if (wait > 0) throw tooMany(wait)
    },
    refund: (rule, key) => limiterOf(rule).refund(key),
    reset: (rule, key) => limiterOf(rule).reset(key),
  }
}

function inPostgres(pool: Pool): Limits {
  const limiterOf = keptByName((rule) => createPostgresLimiter(rule, pool))
  return {
    async consume(rule, key) {
      const limiter = limiterOf(rule)
      // Whoever first named the rule may only have reset a key, without knowing the budget.
      limiter.points = rule.points
      await limiter.consume(key).catch((refusal) => {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal
      })
    },
    async refund(rule, key) {
      await limiterOf(rule).reward(key)
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(key)
    },
  }
}

/** Asks `fallback` whenever `limits` fails; to refuse is no failure. */
function withFallback(limits: Limits, fallback: Limits): Limits {
  return {
    consume: (rule, key) =>
      limits.consume(rule, key).catch((error: unknown) => {
        if (error instanceof Problem) throw error
        return fallback.consume(rule, key)
      }),
    refund: (rule, key) => limits.refund(rule, key).catch(() => fallback.refund(rule, key)),
    reset: (rule, key) => limits.reset(rule, key).catch(() => fallback.reset(rule, key)),
  }
}

function keptByName<Limiter>(create: (rule: LimitRule) => Limiter): (rule: LimitRule) => Limiter {
  const limiters = new Map<string, Limiter>()
  return (rule) => {
    const limiter = limiters.get(rule.name) ?? create(rule)
    limiters.set(rule.name, limiter)
    return limiter
  }
}

function tooMany(milliseconds: number): Problem {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Problem('too-many', TOO_MANY, { retryAfter })
}

function createPostgresLimiter({ name, points, seconds }: LimitRule, pool: Pool) {
  return new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'request_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
}
