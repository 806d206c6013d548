/** Twenty levels a second are enough to hear a silence. */
const EVERY_SECONDS = 0.05

declare const sampleRate: number
declare const currentTime: number
declare function registerProcessor(name: string, processor: unknown): void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

/** Tells how loud the microphone is, and nothing else of what it hears. */
class SoundLevel extends AudioWorkletProcessor {
  private squares = 0
  private count = 0

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) this.squares += sample * sample
    this.count += input?.[0]?.length ?? 0
    if (this.count >= EVERY_SECONDS * sampleRate) {
      this.port.postMessage({ at: currentTime, level: Math.sqrt(this.squares / this.count) })
      this.squares = 0
      this.count = 0
    }
    return true
  }
}

registerProcessor('sound-level', SoundLevel)
