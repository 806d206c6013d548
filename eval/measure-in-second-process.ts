import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ByPage } from './answers/by-page.ts'
import type { Retrained } from './answers/retrained.ts'

export interface SecondMeasures {
  byPage: ByPage
  retrained: Retrained | null
}

/** Measures what asks nothing of the rest, in a process of its own: a second core works meanwhile. */
export async function measureInSecondProcess(
  offers: string,
  answers: string,
  isRetrained: boolean,
): Promise<SecondMeasures> {
  const script = fileURLToPath(new URL('./second-process.ts', import.meta.url))
  const asked = [script, offers, answers, ...(isRetrained ? ['retrained'] : [])]
  const { stdout } = await promisify(execFile)(process.execPath, asked, { maxBuffer: 10_000_000 })
  return JSON.parse(stdout)
}
