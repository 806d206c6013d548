import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { busy } from './busy.ts'
import { createLanes } from './lanes.ts'
import type { Passwords } from './passwords.ts'

/** The library derives off the main thread: one core is left to that one, so that pages stay quick. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))
const WAITING_MAX = 100
/** argon2id as OWASP advises it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id behind a queue that refuses rather than grows without end. */
export function createPasswords({ waitingMax = WAITING_MAX } = {}): Passwords {
  const queue = pLimit(AT_ONCE)
  const lanes = createLanes()
  let standIn: Promise<string> | undefined

  const inTurn = <Result>(derive: () => Promise<Result>): Promise<Result> => {
    if (queue.pendingCount >= waitingMax) {
      throw busy()
    }
    return queue(derive)
  }
  return {
    hash: async (password) => inTurn(() => hash(typedBytes(password), COST)),
    async matches(password, stored, lane) {
      standIn ??= hash(randomBytes(16), COST)
      const compared = stored ?? (await standIn)
      const compare = () => inTurn(() => verify(compared, typedBytes(password)))
      const isSame = await (lane === undefined ? compare() : lanes.inTurn(lane, compare))
      return isSame && stored !== null
    },
  }
}

/** An « é » typed as one character or as two, which depends on the keyboard, is the same password. */
const typedBytes = (password: string) => Buffer.from(password.normalize('NFC'))
