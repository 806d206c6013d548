import { LRUCache } from 'lru-cache'
import { type CachedAnswer, cachedAnswer, compressed } from './cached-answer.ts'
import { watchRevision } from './revision-watch.ts'

/** A page says how long ago something was: it is drawn again even when nothing was written. */
const A_MINUTE = 60_000

interface Options {
  /** In bytes, apart for what was found and what was not: a storm of bad addresses evicts no page. */
  capacity: { found: number; notFound: number }
  now: () => number
  /** Changes whenever what is kept may have, in any process. */
  revision: () => Promise<number>
  /** Makes the answer to an address from nothing. */
  make: (address: string) => Promise<Response>
}

interface Entry {
  answer: CachedAnswer
  revision: number
  madeAt: number
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/**
 * A cache of answers that are the same for everyone: each lives for a minute at most, and for no more
 * than a second after a change in any process. What many ask for at once is made once.
 */
export function createAnswerCache({ capacity, now, revision, make }: Options) {
  const found = keptUpTo(capacity.found)
  const notFound = keptUpTo(capacity.notFound)
  const making = new Map<string, { at: number; made: Promise<CachedAnswer | Response> }>()
  const watch = watchRevision(revision, now)

  /** What is kept and certainly fresh, without waiting for anything. */
  function held(address: string): CachedAnswer | undefined {
    if (!watch.isFresh()) return
    const kept = found.get(address) ?? notFound.get(address)
    if (!kept || kept.revision !== watch.known()) return
    return Math.abs(now() - kept.madeAt) < A_MINUTE ? kept.answer : undefined
  }

  /** What is kept, else a new one; an answer that nobody may keep is handed over as it is. */
  async function obtain(address: string): Promise<CachedAnswer | Response> {
    if (!watch.isFresh()) await watch.refresh()
    return held(address) ?? again(await madeOnce(address, watch.known()))
  }

  function madeOnce(address: string, at: number): Promise<CachedAnswer | Response> {
    const underway = making.get(address)
    if (underway && Object.is(underway.at, at)) return underway.made
    const made = makeAndKeep(address, at).finally(() => {
      if (making.get(address)?.made === made) making.delete(address)
    })
    making.set(address, { at, made })
    return made
  }

  async function makeAndKeep(address: string, at: number): Promise<CachedAnswer | Response> {
    const madeAt = now()
    const response = await make(address)
    const isFound = response.status === 200
    if (!isFound && response.status !== 404) return response
    const body = Buffer.from(await response.arrayBuffer())
    // Who asks for what does not exist asks for something else next time.
    const forms = isFound ? await compressed(body) : { identity: body }
    const answer = cachedAnswer(response.status, response.headers, forms)
    const kept = { answer, revision: at, madeAt }
    if (isFound) found.set(address, kept)
    else notFound.set(address, kept)
    return answer
  }

  return {
    held,
    obtain,
    expire: watch.expire,
    size: () => found.calculatedSize + notFound.calculatedSize,
  }
}

const keptUpTo = (maxSize: number) =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ answer }) => answer.size })

/** A body is read once, and several may wait for it. */
const again = (answer: CachedAnswer | Response) => ('forms' in answer ? answer : answer.clone())
