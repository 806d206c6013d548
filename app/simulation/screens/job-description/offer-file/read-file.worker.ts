import { readFile } from './read-file.ts'

/**
 * A file is read away from the page: one that cannot be ended ends with this worker. What was read
 * leaves by the port that came with the file, for the reader of PDF speaks on the worker's own. A
 * message without a text says that reading begins.
 */
self.onmessage = async ({ data, ports: [port] }: MessageEvent<ArrayBuffer>) =>
  port?.postMessage(await readFile(new Uint8Array(data), () => port.postMessage(null)))
