import pLimit, { type LimitFunction } from 'p-limit'
import { busy } from './busy.ts'

const WAITING_MAX = 10

/** One thing at a time for each name, so that whoever asks for very much is slow, and fills no queue of others. */
export function createLanes() {
  const lanes = new Map<string, LimitFunction>()
  return {
    /** Throws `too-many` when too many wait in this lane. */
    async inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
      const lane = lanes.get(name) ?? pLimit(1)
      if (lane.pendingCount >= WAITING_MAX) throw busy()
      lanes.set(name, lane)
      try {
        return await lane(act)
      } finally {
        if (lane.activeCount + lane.pendingCount === 0) lanes.delete(name)
      }
    },
  }
}
