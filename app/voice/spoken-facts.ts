import type { Spoken } from './contract.ts'
import { SILENCE_SECONDS } from './rules.ts'

/** Too little was said to tell a pace. */
const FEWEST_WORDS = 5

/** What is usual, said beside the figures. */
export const USUAL_PACE =
  "En général, une réponse dure de 1 min 30 à 2 min, à raison de 120 à 160 mots par minute. Ces mesures n'entrent pas dans le score."

/** « 1 min 42, 128 mots par minute, 2 silences de plus de 3 secondes » */
export function saySpoken({ seconds, words, silences }: Spoken): string {
  const facts = [sayLength(seconds)]
  if (words !== null && words >= FEWEST_WORDS && seconds > 0)
    facts.push(`${Math.round((words / seconds) * 60)} mots par minute`)
  if (silences !== null) facts.push(saySilences(silences))
  return facts.join(', ')
}

/** « 1 min 42 », « 2 min », « 40 s » */
export function sayLength(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  if (minutes === 0) return `${rest}\u00a0s`
  return rest === 0
    ? `${minutes}\u00a0min`
    : `${minutes}\u00a0min\u00a0${`${rest}`.padStart(2, '0')}`
}

function saySilences(count: number): string {
  if (count === 0) return 'aucun long silence'
  const long = `de plus de ${SILENCE_SECONDS} secondes`
  return count === 1 ? `1 silence ${long}` : `${count} silences ${long}`
}
