import { isCircumstance } from '#app/interviewer/coach/book/found-by-words.ts'
import type { BookQuestion, Page } from '#app/interviewer/coach/book/page.ts'
import { type Fault, fault } from '../fault.ts'
import { countWords } from '../sentences.ts'

/** One word of grace under what writers are asked for: 10 to 24, 8 to 18, 50 to 100, 4 to 10. */
const QUESTION = [9, 24] as const
/** Its words are freer: it names a school, another job, or what one is shown first. */
const BEGINNER = [8, 30] as const
const FOLLOW_UP = [7, 18] as const
const EXAMPLE = [49, 101] as const
const ACTIVITY = [3, 10] as const
/** « la gestion des stocks » and no more than a sentence bears. */
const FIELD = [1, 8] as const
const WORDS_OF_VARIANT = [6, 15] as const
const WORDS_OF_ACTIVITY = [6, 12] as const
/** Each of them proves it alone, in the many ways in which employers write it. */
const WORDS_OF_CIRCUMSTANCE = [6, 30] as const
const WORDS_OF_POINT = [4, 10] as const

type Range = readonly [least: number, most: number]

/** Whether sentences are short enough to be said, and lists long enough to be of use. */
export function faultsOfLength(page: Page): Fault[] {
  const wordsOfActivity = isCircumstance(page) ? WORDS_OF_CIRCUMSTANCE : WORDS_OF_ACTIVITY
  return [
    ...('field' in page && page.field
      ? outside(null, FIELD, countWords(page.field), 'mots de field')
      : []),
    ...page.activities.flatMap(({ id, say, heard }) => [
      ...outside(null, ACTIVITY, countWords(say), `mots, activité ${id}`),
      ...outside(null, wordsOfActivity, heard.length, `mots d'offre, activité ${id}`),
    ]),
    ...page.variants.flatMap(({ id, field, heard }) => [
      ...(field ? outside(null, FIELD, countWords(field), `mots de field, variante ${id}`) : []),
      ...outside(null, WORDS_OF_VARIANT, heard.length, `mots d'offre, variante ${id}`),
    ]),
    ...page.questions.flatMap(ofQuestion),
  ]
}

function ofQuestion({ id, text, beginner, followUp, example, expects }: BookQuestion): Fault[] {
  return [
    ...outside(id, QUESTION, countWords(text), 'mots de question'),
    ...(beginner ? outside(id, BEGINNER, countWords(beginner), 'mots de beginner') : []),
    ...outside(id, FOLLOW_UP, countWords(followUp), 'mots de relance'),
    ...(example ? outside(id, EXAMPLE, countWords(example), "mots d'exemple") : []),
    ...expects.flatMap(({ point, heard, weak }) => [
      ...outside(id, WORDS_OF_POINT, heard.length, `mots entendus, « ${point} »`),
      ...(weak?.length === 1 ? [fault('longueur', id, `un seul weak, « ${point} »`)] : []),
    ]),
  ]
}

function outside(id: string | null, [least, most]: Range, count: number, what: string): Fault[] {
  if (count >= least && count <= most) return []
  return [fault('longueur', id, `${count} ${what} (${least} à ${most})`)]
}
