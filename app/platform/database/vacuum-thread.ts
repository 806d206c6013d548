import { Worker } from 'node:worker_threads'

interface Vacuum {
  path: string
  /** A larger file is not written anew: whoever writes would wait for it too long. */
  mostBytes: number
}

/**
 * Writes a SQLite file anew, without what was deleted in any corner of its pages, and empties its
 * log; false when a reader of another process stood in the way of that. Nothing waits but writes.
 */
export async function vacuumInThread(vacuum: Vacuum): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  // Given as its source, the thread needs no file that a build would have to place.
  const worker = new Worker(`(${vacuumFile})()`, { eval: true, workerData: vacuum })
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', () => reject(new Error('the vacuum stopped without an answer')))
  return promise
}

/** Stands alone: of this file the thread has this function and nothing else. */
function vacuumFile() {
  const { statSync } = process.getBuiltinModule('node:fs')
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')
  const { path, mostBytes } = workerData as Vacuum
  const database = new DatabaseSync(path, { timeout: 2_000 })
  try {
    if (statSync(path).size <= mostBytes) database.exec('vacuum')
    const log = database.prepare('pragma wal_checkpoint(truncate)').get()
    parentPort?.postMessage(log?.busy === 0)
  } finally {
    database.close()
  }
}
