import { fromThird, fromVous, isInfinitive } from '../french/verbs.ts'
import { isActionNoun } from './vocabulary/action-nouns.ts'
import { ACTION_VERBS } from './vocabulary/action-verbs.ts'
import { isJobWord } from './vocabulary/job-words.ts'

type Form = 'infinitive' | 'vous' | 'third' | 'noun'

/** « L'animateur qualité garantit la… »: whoever holds the post is the subject. */
const AGENT =
  /^(?:le |la |l')([\p{L}-]{4,})(?: [\p{L}'-]+){0,3}? (?=(?:\p{Ll}{4,} (?:l[ae]s? |l'|des |aux? |du )|met en (?:œuvre|place) )\p{L})/iu

/** « Le bailleur gère 12 000 logements »: a house, named like somebody. */
const HOUSE =
  /^(?:bailleur|constructeur|promoteur|éditeur|transporteur|distributeur|fournisseur|équipementier|employeur|opérateur|armateur|assureur|hébergeur|négociant)$/iu

const LINK = /, (?:et |puis )?| et | puis | ?; ?| \/ /gu
/** Two verbs are one task said twice; from the third on, it is a list. */
const ENOUGH = 3

/** « Organiser la vie scolaire, encadrer l'équipe, recevoir les familles »: as many tasks as verbs, or the text alone. */
export function chainedTasks(text: string): string[] {
  const bare = (/\p{Ll}/u.test(text) ? text : text.toLocaleLowerCase('fr'))
    .replace(/ ?\([^()]{0,200}\)/g, '')
    .replace(/^[^:;,.]{2,60} ?: (?=\p{L})/u, (label) =>
      isInfinitive(/^\p{L}+/u.exec(label)?.[0] ?? '', label.replace(/^\p{L}+/u, '')) ? label : '',
    )
    .trim()
    .replace(AGENT, (agent, job: string) => (isJobWord(job) && !HOUSE.test(job) ? 'il ' : agent))
  const run = runOn(bare)
  if (run.length > 1) return run
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

/** « faire la plonge nettoyer la cuisine aider au service »: typed without a sign, one task for each verb. */
function runOn(text: string): string[] {
  if (text.length < LONG_RUN || /[,;:.!?/]/.test(text)) return []
  const starts = [
    ...text.matchAll(/(?<=^|\s)(\p{L}{4,})(?= (?:l[ae]s? |l'|des |aux? |à la |a la ))/gu),
  ]
    .filter(
      ({ index, 1: word = '' }) => isInfinitive(word) && !WAITS_FOR_VERB.test(text.slice(0, index)),
    )
    .map(({ index }) => index)
  if (starts.length < ENOUGH) return []
  return starts.map((start, at) => text.slice(start, starts[at + 1] ?? text.length).trim())
}
const LONG_RUN = 60
const WAITS_FOR_VERB =
  /(?:^|\s)(?:de|d'|à|a|pour|sans|et|ou|savoir|pouvoir|devoir|faut|sachant|afin de) ?$/iu

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
const BEFORE_OBJECT =
  /^(?: en (?:œuvre|place)| à jour)? (?:les?|la|l'|un|une|nos|vos|aux?|\d{1,4}|compte) ?\p{L}/u
