import type { Drawing, Paper } from './draw-report.ts'
import DRAWER from './draw-report-worker.ts?worker&url'
import { FONT_FILES } from './fonts.ts'
import { patience } from './patience.ts'

/**
 * Draws a paper beside the page, which it would hold for seconds on a slow phone. What draws ends
 * with its drawing. Throws a `NetworkError` when it cannot come, an `Error` when
 * it fails, and a `TimeoutError` when nothing is heard of it any more.
 */
export async function drawApart(paper: Paper): Promise<Blob> {
  const worker = new Worker(DRAWER, { type: 'module' })
  const { over, heard, end } = patience()
  try {
    const drawing = Promise.all([fileFrom(worker, heard), give(worker, paper, heard)])
    const [file] = await Promise.race([drawing, over])
    return new Blob([file], { type: 'application/pdf' })
  } finally {
    end()
    worker.terminate()
  }
}

/** It says where it is by a word without a file. */
const fileFrom = (worker: Worker, heard: () => void) =>
  new Promise<ArrayBuffer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => (data ? resolve(data) : heard()))
    // A program that cannot be loaded gives no words.
    worker.addEventListener('error', ({ message }) =>
      reject(
        message === undefined
          ? new DOMException(`What draws it could not be loaded: ${DRAWER}`, 'NetworkError')
          : new Error(message),
      ),
    )
  })

/** It is given its fonts: whatever is asked for is asked by the page. */
async function give(worker: Worker, paper: Paper, heard: () => void): Promise<void> {
  const files = Object.values(FONT_FILES).flatMap((faces) => Object.values(faces))
  const fonts = await Promise.all(
    files.map(async (file) => {
      const response = await fetch(`/fonts/${file}`)
      if (!response.ok) throw new Error(`The font ${file} answered ${response.status}.`)
      const bytes = await response.arrayBuffer()
      heard()
      return [file, bytes] as const
    }),
  )
  const drawing: Drawing = { paper, fonts: Object.fromEntries(fonts) }
  worker.postMessage(
    drawing,
    fonts.map(([, bytes]) => bytes),
  )
}
