/** Speech needs no more, and five minutes stay under two megabytes. */
const BITS_PER_SECOND = 32_000
const PIECE_MILLISECONDS = 1_000
/** The first that a browser can write; what the browser prefers when it knows none of them. */
const KINDS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

export const canRecord = (): boolean => typeof MediaRecorder !== 'undefined'

/** Records a microphone into memory, and nowhere else; null where a browser cannot. */
export function startRecording(stream: MediaStream) {
  if (!canRecord()) return null
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  const whole = new Promise<Blob>((resolve) =>
    recorder.addEventListener('stop', () => resolve(new Blob(pieces, { type: recorder.mimeType }))),
  )
  recorder.start(PIECE_MILLISECONDS)
  return {
    stop(): Promise<Blob> {
      if (recorder.state !== 'inactive') recorder.stop()
      return whole
    },
  }
}
