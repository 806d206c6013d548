import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { dictionary as frenchWords, translations } from '@zxcvbn-ts/language-fr'

/** Under this score of 0 to 4 a password is guessed in an afternoon. */
const FIRM = 2
/** Longer ones are strong, or slow to judge. */
const JUDGED_LENGTH = 64
const GUESSABLE = 'Ce mot de passe se devine facilement.'
const MORE_WORDS = 'Ajoutez des mots moins courants.'

const judge = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...frenchWords },
  graphs: adjacencyGraphs,
  translations,
})

/** A kind word about a password that is easily guessed; null when there is nothing to say. */
export function weaknessOf(password: string): string | null {
  if (password === '' || password.length > JUDGED_LENGTH) return null
  const { score, feedback } = judge.check(password)
  if (score >= FIRM) return null
  const sentences = [feedback.warning ?? GUESSABLE, feedback.suggestions[0] ?? MORE_WORDS]
  return sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ')
}
