import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const RATE = 48_000
const LOUD = 9_000
const HEADER = 44
const PITCH = 220

/** A file of sound, a tone for the stretches that are loud: what a microphone would hear of somebody. */
export function aSoundFile(stretches: readonly { seconds: number; isLoud: boolean }[]): string {
  const samples = stretches.flatMap(({ seconds, isLoud }) =>
    Array.from({ length: seconds * RATE }, (_, at) =>
      isLoud ? Math.round(LOUD * Math.sin((2 * Math.PI * PITCH * at) / RATE)) : 0,
    ),
  )
  const file = Buffer.alloc(HEADER + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [at, sample] of samples.entries()) file.writeInt16LE(sample, HEADER + at * 2)
  const path = join(mkdtempSync(join(tmpdir(), 'vis-a-vis-sound-')), 'voix.wav')
  writeFileSync(path, file)
  return path
}
