import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../problem.ts'
import type { LimitRule, Limits } from './limits.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

const TOO_MANY =
  "Trop de demandes depuis votre connexion. Réessayez plus tard\u00a0; rien de ce que vous avez écrit n'est perdu."

/** Limits that hold nothing back, for `RATE_LIMITS=off`. */
export const noLimits: Limits = {
  spend: async () => {},
  giveBack: async () => {},
  forget: async () => {},
}

/** Counters in PostgreSQL when there is a pool, in memory otherwise or while the database is away. */
export const openLimits = (pool: Pool | null): Limits => (pool ? inPostgres(pool) : inMemory())

function inMemory(): Limits {
  const limiterOf = keptByName((rule) => createMemoryLimiter(rule))
  return {
    async spend(rule, key) {
      const wait = limiterOf(rule).spend(key, rule.points)
      if (wait > 0) throw tooMany(wait)
    },
    giveBack: async (rule, key) => limiterOf(rule).giveBack(key),
    forget: async (rule, key) => limiterOf(rule).forget(key),
  }
}

function inPostgres(pool: Pool): Limits {
  const limiterOf = keptByName((rule) => createLimiter(rule, pool))
  return {
    async spend(rule, key) {
      try {
        const { limiter, memory } = limiterOf(rule)
        // Whoever first named the rule may only have forgotten a key, without knowing the budget.
        limiter.points = memory.points = rule.points
        await limiter.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw tooMany(refusal.msBeforeNext)
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

function createLimiter({ name, points, seconds }: LimitRule, pool: Pool) {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
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
