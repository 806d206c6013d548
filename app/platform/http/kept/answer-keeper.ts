import { compressed, type KeptAnswer, keptAnswer } from './kept-answer.ts'
import { watchRevision } from './revision-watch.ts'
import { createShelf } from './shelf.ts'

/** A page says how long ago something was: it is drawn again even when nothing was written. */
const A_MINUTE = 60_000

interface Options {
  /** In bytes, for what was found and for what was not: a storm of bad addresses evicts no page. */
  capacity: { found: number; lost: number }
  now: () => number
  /** Changes whenever what is kept may have, in any process. */
  revision: () => Promise<number>
  /** Makes the answer to an address from nothing. */
  make: (address: string) => Promise<Response>
}

interface Kept {
  answer: KeptAnswer
  size: number
  revision: number
  madeAt: number
}

export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>

/**
 * Keeps answers that are the same for everyone, for a minute at most, and never for more than a
 * second after a change in any process. What many ask for at once is made once.
 */
export function createAnswerKeeper({ capacity, now, revision, make }: Options) {
  const found = createShelf<Kept>(capacity.found)
  const lost = createShelf<Kept>(capacity.lost)
  const making = new Map<string, { at: number; made: Promise<KeptAnswer | Response> }>()
  const watch = watchRevision(revision, now)

  /** What is kept and certainly fresh, without waiting for anything. */
  function held(address: string): KeptAnswer | undefined {
    if (!watch.isFresh()) return
    const kept = found.take(address) ?? lost.take(address)
    if (!kept || kept.revision !== watch.known()) return
    return Math.abs(now() - kept.madeAt) < A_MINUTE ? kept.answer : undefined
  }

  /** What is kept, else a new one; an answer that nobody may keep is handed over as it is. */
  async function obtain(address: string): Promise<KeptAnswer | Response> {
    if (!watch.isFresh()) await watch.refresh()
    return held(address) ?? again(await madeOnce(address, watch.known()))
  }

  function madeOnce(address: string, at: number): Promise<KeptAnswer | Response> {
    const underway = making.get(address)
    if (underway && Object.is(underway.at, at)) return underway.made
    const made = makeAndKeep(address, at).finally(() => {
      if (making.get(address)?.made === made) making.delete(address)
    })
    making.set(address, { at, made })
    return made
  }

  async function makeAndKeep(address: string, at: number): Promise<KeptAnswer | Response> {
    const madeAt = now()
    const response = await make(address)
    const isFound = response.status === 200
    if (!isFound && response.status !== 404) return response
    const body = Buffer.from(await response.arrayBuffer())
    // Who asks for what does not exist asks for something else next time.
    const forms = isFound ? await compressed(body) : { identity: body }
    const answer = keptAnswer(response.status, response.headers, forms)
    const kept = { answer, size: answer.size, revision: at, madeAt }
    if (isFound) found.put(address, kept)
    else lost.put(address, kept)
    return answer
  }

  return { held, obtain, expire: watch.expire, size: () => found.size() + lost.size() }
}

/** A body is read once, and several may wait for it. */
const again = (answer: KeptAnswer | Response) => ('forms' in answer ? answer : answer.clone())
