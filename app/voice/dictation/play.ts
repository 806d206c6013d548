/** Plays a recording without giving it an address: the policy of the page names none for sound. */
export async function play(recording: Blob, onEnd: () => void): Promise<() => void> {
  const context = new AudioContext()
  const source = context.createBufferSource()
  try {
    source.buffer = await context.decodeAudioData(await recording.arrayBuffer())
  } catch (cause) {
    await context.close()
    throw cause
  }
  source.connect(context.destination)
  source.addEventListener('ended', () => {
    void context.close()
    onEnd()
  })
  source.start()
  return () => source.stop()
}
