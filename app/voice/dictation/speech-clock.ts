import { SILENCE_SECONDS } from '../rules.ts'

/** Below it a room is quiet whatever the microphone; above a share of the loudest, somebody speaks. */
const QUIET = 0.003
const SHARE_OF_LOUDEST = 0.12

/** Hears from sound levels, 0 to 1, how long somebody spoke and how often they were silent for long. */
export function createSpeechClock() {
  const levels: { at: number; level: number }[] = []

  /** `at` in seconds. */
  function add(at: number, level: number) {
    levels.push({ at, level })
  }

  function facts() {
    const loudest = levels.reduce((most, { level }) => Math.max(most, level), 0)
    const least = Math.max(QUIET, loudest * SHARE_OF_LOUDEST)
    const sounds = levels.filter(({ level }) => level >= least).map(({ at }) => at)
    const [first, last] = [sounds[0], sounds.at(-1)]
    if (first === undefined || last === undefined) return { seconds: 0, silences: 0 }
    const silences = sounds.filter(
      (at, index) => index > 0 && at - (sounds[index - 1] ?? at) > SILENCE_SECONDS,
    ).length
    return { seconds: Math.max(1, Math.round(last - first)), silences }
  }

  return { add, facts }
}
