import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aSoundFile } from './a-sound.ts'

const PROGRAM = 'espeak-ng'

/**
 * A file of sound in which a French sentence is said, by a program of this machine: it has the onsets
 * and the short pauses of speech. Without that program a tone stands for it, which a level meter
 * hears as somebody who never breathes.
 */
export function aVoiceFile(sentence: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'vis-a-vis-voice-')), 'voix.wav')
  try {
    execFileSync(PROGRAM, ['-v', 'fr', '-w', path, sentence], { stdio: 'ignore' })
    return path
  } catch {
    return aSoundFile([{ seconds: 3, isLoud: true }])
  }
}
