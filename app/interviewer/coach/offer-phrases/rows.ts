import { withDefinite } from '../french/gender.ts'
import { lowerFirst } from '../french/grammar.ts'
import { isInfinitive } from '../french/verbs.ts'
import { withoutLeadIn } from './mission-phrase.ts'
import { isActionNoun } from './vocabulary/action-nouns.ts'

const LONGEST_NAME = 8
const LABEL = /^[^:,]{2,60} ?: (?=\p{L})/u
const ASIDE = / ?\([^()]{0,200}\)/g
/** A sentence speaks of somebody or of something that is; a row only names. */
const SENTENCE =
  /[.;:!?]|(?<!\p{L})(?:vous|tu|nous|il|elle|on|est|sont|sera|seront|avez|ont|qui|dont)(?!\p{L})/iu
const ENDING = /(?:[aiu]ge|ments?|[ts]ions?|[cp]hies?)$/iu

/** « Désossage, parage, ficelage », « accueil, tri du courrier, agenda »: each named task of a row; null for other words. */
export function rowOfTasks(text: string): string[] | null {
  const bare = withoutLeadIn(text)
    .replace(LABEL, '')
    .replace(ASIDE, '')
    .replace(/[. ]+$/, '')
  if (SENTENCE.test(bare) || opensOnVerb(text)) return null
  const names = bare
    .split(/, (?:et |puis |ainsi que )?| [-–—+/] /u)
    .flatMap(partsOfPair)
    .map((name) => name.trim().replace(ARTICLE, ''))
    .filter(Boolean)
  if (names.length < 2 || names.some((name) => name.split(' ').length > LONGEST_NAME)) return null
  if (opensOnVerb(names[0] ?? '') || sharesItsEnd(names)) return null

  const known = names.filter((name) => isActionNoun(headOf(name))).length
  const likely = names.filter((name) => isLikely(headOf(name))).length
  if (known === 0 || known + likely / 2 < Math.max(2, names.length / 2)) return null
  const isAct = (name: string) => isActionNoun(headOf(name)) || isLikely(headOf(name))
  const acts = names.filter(isAct)
  const whole = acts.filter((name) => name.includes(' ') && !/\d ?h(?:\d\d)?$/.test(name))
  const single = acts.filter((name) => !name.includes(' '))
  return [...(single.length > 1 ? [inOneBreath(single)] : []), ...whole]
}

const ARTICLE = /^(?:l[ae] |les |l'|des? |du |d')(?=\p{L})/iu

/** Beside tasks that are known, a word that ends like one is one. */
const isLikely = (word: string) => !isActionNoun(word) && ENDING.test(word)

const opensOnVerb = (text: string) => isInfinitive(headOf(text), text.slice(headOf(text).length))

const headOf = (name: string) => /^\p{L}+/u.exec(name)?.[0] ?? ''

/** « Montage et démontage » names two bare tasks; « accueil et tri du courrier » is left whole. */
function partsOfPair(name: string): string[] {
  const [, one = '', other = ''] = /^(\p{L}+) (?:et|&) (?:la |le |l')?(\p{L}+)$/u.exec(name) ?? []
  return isActionNoun(one) && isActionNoun(other) ? [one, other] : [name]
}

/** « préparation, convocation et tenue des assemblées » is one task under three names. */
function sharesItsEnd(names: readonly string[]): boolean {
  const last = names.at(-1) ?? ''
  return (
    names.slice(0, -1).every((name) => !name.includes(' ')) &&
    /^\p{L}+ et (?:la |le |l')?\p{L}+ (?:d[eu]s? |d'|aux? )/u.test(last)
  )
}

/** Single acts, said together. */
export function inOneBreath(names: readonly string[]): string {
  const said = names.slice(0, 3).map((name) => withDefinite(lowerFirst(name)))
  return `${said.slice(0, -1).join(', ')} et ${said.at(-1)}`
}
