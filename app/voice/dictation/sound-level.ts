import WORKLET from './level-worklet.ts?worker&url'

type OnLevel = (heard: { at: number; level: number }) => void

/** Listens to how loud a microphone is, until it is closed; null where a browser cannot tell. */
export async function listenToLevel(stream: MediaStream, onLevel: OnLevel) {
  if (typeof AudioContext === 'undefined' || !('audioWorklet' in AudioContext.prototype))
    return null
  const context = new AudioContext()
  try {
    await context.audioWorklet.addModule(WORKLET)
    await context.resume()
    const node = new AudioWorkletNode(context, 'sound-level', { numberOfOutputs: 0 })
    node.port.onmessage = ({ data }) => onLevel(data)
    context.createMediaStreamSource(stream).connect(node)
    return { close: () => void (context.state === 'closed' || context.close()) }
  } catch {
    // What is said is still written and recorded; only its measures are missing.
    await context.close()
    return null
  }
}
