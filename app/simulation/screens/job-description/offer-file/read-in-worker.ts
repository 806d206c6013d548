import type { FileText } from './file-text.ts'
import { DAMAGED, NOT_LOADED, TOO_LARGE, TOO_LONG_TO_READ } from './messages.ts'
import { FILE_MAX, LOADING_MAX, READING_MAX } from './rules.ts'

/** The text of a file, or why there is none; ends by itself, and when `signal` says so. */
export async function readInWorker(file: Blob, signal: AbortSignal): Promise<FileText> {
  if (file.size > FILE_MAX) return { fault: TOO_LARGE }
  // A folder that was dropped, or a file that is gone meanwhile.
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { fault: DAMAGED }
  const { port1, port2 } = new MessageChannel()
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<FileText>((resolve) => {
      setTimeout(resolve, LOADING_MAX, { fault: NOT_LOADED })
      signal.addEventListener('abort', () => resolve({ fault: '' }))
      port1.onmessage = ({ data }: MessageEvent<FileText | null>) =>
        data ? resolve(data) : setTimeout(resolve, READING_MAX, { fault: TOO_LONG_TO_READ })
      worker.onerror = () => resolve({ fault: NOT_LOADED })
      worker.postMessage(bytes, [bytes, port2])
    })
  } finally {
    worker.terminate()
    port1.close()
  }
}
