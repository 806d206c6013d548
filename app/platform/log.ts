import { pino } from 'pino'

/** Structured logs; what a person typed never goes in. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** In characters: the lines that wait for room on a disk; those after them are lost. */
const WAITING_MAX = 1_000_000

export function createLog(level: string): Log {
  const output = pino.destination({ dest: 1, sync: true, maxLength: WAITING_MAX })
  // Without a listener a disk that is full, or a reader that is gone, would end the whole site.
  output.on('error', () => {})
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)
}
