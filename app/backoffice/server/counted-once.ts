import type { Ports } from '#app/ports.ts'

type World = Pick<Ports, 'db' | 'clock'>

/** While somebody looks, counting takes at most a fiftieth of the time. */
const REST = 50
/** For how long figures serve at least and at most, in milliseconds: less than until they are asked for again. */
const LEAST = 2_000
const MOST = 10_000

interface Counted<Figures> {
  figures: Promise<Figures>
  until: number
}

/**
 * Figures that whoever asks within two seconds shares, longer when they took long to count: a hundred
 * open dashboards cost what one does. `forget` has the next one count anew.
 */
export function countedOnce<Figures>(count: (ports: World) => Promise<Figures>) {
  const kept = new WeakMap<Ports['db'], Counted<Figures>>()

  async function countAnew(ports: World): Promise<Figures> {
    const begun = performance.now()
    const counted: Counted<Figures> = { figures: count(ports), until: Number.POSITIVE_INFINITY }
    kept.set(ports.db, counted)
    try {
      return await counted.figures
    } catch (error) {
      counted.until = 0
      throw error
    } finally {
      const took = performance.now() - begun
      const rest = Math.min(MOST, Math.max(LEAST, REST * took))
      counted.until = Math.min(counted.until, performance.now() + rest)
    }
  }

  return {
    read(ports: World): Promise<Figures> {
      const counted = kept.get(ports.db)
      if (counted && performance.now() < counted.until) return counted.figures
      return countAnew(ports)
    },
    forget: ({ db }: Pick<Ports, 'db'>): void => void kept.delete(db),
  }
}
