import { fromVous, isInfinitive } from '../french/verbs.ts'
import { isActionNoun } from './vocabulary/action-nouns.ts'
import { ACTION_VERBS } from './vocabulary/action-verbs.ts'

/** What one is given, or does before being taken on. */
const GIVEN =
  /^(?:[^,]{0,90}, )?(?:vous |tu )?(?:\p{L}+ ){0,2}?(?:bénéfici|profit|dispos|rejoi|recev|touch|particip|postul|envoy|contact|percev)/iu
const SUBJECT =
  /^(?:[^,]{0,90}, )?(?:vous|tu) (?:(?:les?|la|en|y|lui|leur|nous) |l')?(?<verb>\p{L}+)/iu

/** « Vous défendez les prix » says what one does in the post, under whatever heading it stands. */
export function tellsADeed(sentence: string): boolean {
  const verb = SUBJECT.exec(sentence)?.groups?.verb
  if (verb === undefined || GIVEN.test(sentence)) return false
  const infinitive = fromVous(verb)
  return infinitive !== null && ACTION_VERBS.has(infinitive)
}

const SHORTEST = 3

/** « Dépanner à distance ou sur place »: a task, as an item of a list begins. */
export function isATask(sentence: string): boolean {
  const [first = '', ...rest] = sentence.split(/\s+/)
  if (rest.length < SHORTEST - 1 || GIVEN.test(sentence)) return false
  return ACTION_VERBS.has(first.toLowerCase()) && isInfinitive(first, ` ${rest.join(' ')}`)
}

/** « Gestion des stocks » is one too, among other items that are. */
export const mayBeATask = (sentence: string): boolean =>
  isATask(sentence) || (isActionNoun(sentence.split(/\s+/)[0] ?? '') && !GIVEN.test(sentence))
