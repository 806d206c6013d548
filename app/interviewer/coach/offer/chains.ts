import { fromThird, fromVous, isInfinitive } from '../french/verbs.ts'
import { isActionNoun } from './vocabulary/action-nouns.ts'
import { ACTION_VERBS } from './vocabulary/action-verbs.ts'

type Form = 'infinitive' | 'vous' | 'third' | 'noun'

const LINK = /, (?:et |puis )?| et | puis | ?; ?/gu
/** Two verbs are one task said twice; from the third on, it is a list. */
const ENOUGH = 3

/** « Organiser la vie scolaire, encadrer l'équipe, recevoir les familles »: as many tasks as verbs, or the text alone. */
export function chainedTasks(text: string): string[] {
  const bare = (/\p{Ll}/u.test(text) ? text : text.toLocaleLowerCase('fr'))
    .replace(/ ?\([^()]{0,200}\)/g, '')
    .replace(/^[^:;,.]{2,60} ?: (?=\p{L})/u, '')
    .trim()
  const subject = /^(?:vous|il|elle|on) /iu.exec(bare)?.[0] ?? ''
  const form = formOf(bare.slice(subject.length), subject)
  if (form === null) return [text]
  const starts = [0, ...startsOf(bare, form)]
  const isList =
    starts.length >= ENOUGH || (form === 'vous' && starts.length === 2 && bare.length > 60)
  if (!isList) return [text]
  return starts.map((start, index) => {
    const piece = bare
      .slice(start, starts[index + 1] ?? bare.length)
      .replace(/(?:,|;| et| puis)? *$/u, '')
      .replace(form === 'third' ? /(?:, \p{Ll}+e)+$/u : /$/u, '')
    return index === 0 ? piece : `${subject}${piece}`
  })
}

function startsOf(text: string, form: Form): number[] {
  return [...text.matchAll(LINK)]
    .filter(({ 0: link }) => form !== 'noun' || link.startsWith(','))
    .map(({ index, 0: link }) => index + link.length)
    .filter((start) => formOf(text.slice(start), form === 'vous' ? 'vous ' : '') === form)
    .filter(
      (start, index, all) =>
        form === 'noun' ||
        text
          .slice(all[index - 1] ?? 0, start)
          .trim()
          .split(/[ ']/).length > TWO_VERBS_OF_ONE_OBJECT,
    )
}

function formOf(text: string, subject: string): Form | null {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? ''
  const rest = text.slice(word.length)
  if (/^vous/i.test(subject)) return fromVous(word) ? 'vous' : null
  if (isInfinitive(word, rest)) return 'infinitive'
  const infinitive = fromThird(word)
  if (infinitive && ACTION_VERBS.has(infinitive) && BEFORE_OBJECT.test(rest)) return 'third'
  return isActionNoun(word) && /^(?: |$)/.test(rest) ? 'noun' : null
}

/** « charger et », « charger, » waits for its object: what follows is the same task. */
const TWO_VERBS_OF_ONE_OBJECT = 2

/** No noun is followed at once by an article: « contrôle les pièces » is a verb. */
const BEFORE_OBJECT = /^ (?:les?|la|l'|un|une|nos|vos) ?\p{L}/u
