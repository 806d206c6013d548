import fc from 'fast-check'
import { expect } from 'vitest'

/** The same for everyone, so that a test which passed passes again; `PROPERTY_RUNS` walks elsewhere. */
const SEED = 20261127
const SHOWN = 3_000

const factor = Number(process.env.PROPERTY_RUNS ?? 1)
const seed = process.env.PROPERTY_SEED
  ? Number(process.env.PROPERTY_SEED)
  : factor > 1
    ? (Date.now() % 2 ** 31) | 0
    : SEED

/** Whether time is given to try what is seldom worth it. */
export const IS_THOROUGH = factor > 1

/** Of many bad inputs each call is given one in so many, each call others; `npm test -- --all` gives it all. */
const ONE_IN = process.env.EVERY_BAD_INPUT || IS_THOROUGH ? 1 : 10

/** The share of all these that is tried by the call or the like of this name. */
export const shareOf = <One>(all: readonly One[], name: string): One[] =>
  all.filter((_, at) => at % ONE_IN === placeOf(name) % ONE_IN)

/** How long a property may take before it counts as hanging, in milliseconds. */
export const PATIENCE = 120_000 * factor

/**
 * Tries a property `runs` times, `PROPERTY_RUNS` times as often; throws with the seed that finds the
 * same fault again. With `PROPERTY_SEED` the fault is brought to its smallest form.
 */
export async function holds<Values>(runs: number, property: fc.IAsyncProperty<Values>) {
  const out = await fc.check(property, {
    seed: seed + placeOf(expect.getState().currentTestName ?? ''),
    numRuns: runs * factor,
    endOnFailure: !process.env.PROPERTY_SEED,
  })
  if (!out.failed) return
  const tried = `PROPERTY_SEED=${seed} PROPERTY_RUNS=${factor}, run ${out.numRuns} of ${runs * factor}`
  const example = fc.stringify(out.counterexample).slice(0, SHOWN)
  throw new Error(`${tried}\n${example}\n${out.errorInstance}`, { cause: out.errorInstance })
}

/** Two tests that are alike do not try the same values. */
const placeOf = (name: string) =>
  [...name].reduce((place, sign) => (place * 31 + sign.charCodeAt(0)) % 99_991, 0)
