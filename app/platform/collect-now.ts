import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back what a start used and no longer needs: the engine collects when more is wanted, and a
 * thread that has read all that it needs wants nothing more.
 */
export function collectNow(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
}
