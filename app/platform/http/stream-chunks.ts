interface Streaming {
  /** Milliseconds that may pass before the reader takes the next piece. */
  patience: number
  /** What the answer leaves by: without it, a reader of the stream itself is told. */
  connection?: { destroy(): unknown } | undefined
  /** Called once, when the answer is over in whatever way; with the error that broke it off, if any. */
  onEnd: (error?: unknown) => void
}

/**
 * An answer whose pieces are made as they are taken: one waits at a time, whoever reads. What fails
 * in the middle, or a reader that stops reading, breaks the answer off: a part is never taken for the whole.
 */
export function streamChunks(
  pieces: AsyncGenerator<string>,
  { patience, connection, onEnd }: Streaming,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function end(error?: unknown): void {
    clearTimeout(timer)
    if (isOver) return
    isOver = true
    // What is being made is let go once it is made.
    void pieces.return(undefined).catch(() => {})
    onEnd(error)
  }

  function breakOff(stream: ReadableStreamDefaultController, error: unknown): void {
    end(error)
    // The adapter would end an answer whose stream fails as if it were whole.
    if (connection) connection.destroy()
    else stream.error(error)
  }

  return new ReadableStream({
    async pull(stream) {
      clearTimeout(timer)
      try {
        const { done, value } = await pieces.next()
        if (isOver) return
        if (done) {
          stream.close()
          return end()
        }
        stream.enqueue(encoder.encode(value))
        timer = setTimeout(() => {
          breakOff(stream, new Error('nobody reads'))
        }, patience)
      } catch (error) {
        breakOff(stream, error)
      }
    },
    cancel: () => end(),
  })
}
