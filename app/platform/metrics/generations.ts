import { Counter, Histogram, type Registry } from 'prom-client'

/** Runs one act of the interviewer and counts how it ended; what it gives or throws is passed on. */
export type CountGeneration = <Result>(act: string, run: () => Promise<Result>) => Promise<Result>

export function generationCounter(registry: Registry): CountGeneration {
  const total = new Counter({
    name: 'interviewer_generations_total',
    help: 'Questions, assessments and recaps by how they ended: done, failed or abandoned.',
    labelNames: ['act', 'outcome'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'interviewer_generation_duration_seconds',
    help: 'How long the interviewer took, however it ended.',
    labelNames: ['act'],
    buckets: [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  return async (act, run) => {
    const stop = seconds.startTimer({ act })
    try {
      const result = await run()
      total.inc({ act, outcome: 'done' })
      return result
    } catch (error) {
      total.inc({ act, outcome: isAbort(error) ? 'abandoned' : 'failed' })
      throw error
    } finally {
      stop()
    }
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'
