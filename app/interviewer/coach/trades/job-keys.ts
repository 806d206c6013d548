import { normalizeWords } from '../book/match-words.ts'
import { toPlain } from '../french/inclusive.ts'
import { withoutLetters } from './official-title.ts'
import { BESIDE_THE_JOB } from './vocabulary/beside-the-job.ts'
import { aloneInFull, inWordsOfTheRepertoire } from './vocabulary/other-names.ts'

const LINKS = new Set(
  'a au aux d de des du en et l la le les ou par pour sur un une dans chez avec sans the of and for'.split(
    ' ',
  ),
)
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/trices?$/, 'teur'],
  [/euses?$/, 'eur'],
  [/(?:ienne|iene)s?$/, 'ien'],
  [/ere?s?$/, 'er'],
  [/(?:ive|if)s?$/, 'if'],
  [/(?:elle|el)s?$/, 'el'],
  [/(?:onne|on)s?$/, 'on'],
  [/(?:ale|al|aux)$/, 'al'],
  [/effes?$/, 'ef'],
  [/ises?$/, 'i'],
  [/(?:sse|sses|s|x)$/, ''],
  [/ees?$/, 'e'],
]
const SHORTEST = 4
const MOST_KNOWN = 20_000
const known = new Map<string, string>()

/** What both genders and both numbers of a folded word share: « conductrices » and « conducteur » are one. */
function jobKey(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  const ending = word.length < SHORTEST ? undefined : ENDINGS.find(([end]) => end.test(word))
  const bare = ending ? word.replace(ending[0], ending[1]) : word
  const key = bare.length > SHORTEST ? bare.replace(/e$/, '') : bare
  if (known.size < MOST_KNOWN) known.set(word, key)
  return key
}

/** The keys of the words that tell a job, in order. */
export function jobKeys(title: string): string[] {
  return keysOf(normalizeWords(toPlain(title)).split(' '))
}

/** The keys of a title of the repertoire or of the market, read as those of an offer are. */
export const titleKeys = (said: string) =>
  keysOf(
    inWordsOfTheRepertoire(normalizeWords(toPlain(withoutLetters(said))).split(' ')).split(' '),
  )

const keysOf = (words: readonly string[]) =>
  words.filter((word) => word !== '' && !LINKS.has(word)).map(jobKey)

const MARK = /\(?(?<!\p{L})[hf] ?[/-] ?[hf](?!\p{L})(?:\/[a-z]{1,2})?\)?/giu
/** « Conducteur (H/F) de bus »: the title goes on. */
const MARK_IN_THE_MIDDLE =
  /\(?(?<!\p{L})[hf] ?[/-] ?[hf](?!\p{L})(?:\/[a-z]{1,2})?\)?(?= (?:d[eu]s?|en|à|aux?) | d')/giu
const ASIDE = / [-–—|:] |[(,]| (?:dans|pour|afin|qui|chez|basée?|au sein|sur) /
/** What comes after a dash is an agency, a team, a place more often than the job. */
const WORTH_ASIDE = 0.5

export interface AskedKey {
  key: string
  worth: number
}

/** The keys of a title as an offer writes it: no mark of gender, contract or level, other names read. */
export function askedKeys(title: string): AskedKey[] {
  const parts = toPlain(title.replace(MARK_IN_THE_MIDDLE, ' ').replace(MARK, ' | '))
    .split(ASIDE)
    .map(tellingKeys)
  return parts
    .filter((keys) => keys.length > 0)
    .flatMap((keys, at) => keys.map((key) => ({ key, worth: at === 0 ? 1 : WORTH_ASIDE })))
}

/** « Apprenti coiffure » learns towards a CAP: the diploma names the trade where no title does. */
const LEARNS = /^apprenti(?:e|s|es)?$/
/** « Femme de chambre » is a job, « homme/femme » is none. */
const isOfAName = (word: string, next: string | undefined) => word === 'femme' && next === 'de'

function tellingKeys(part: string): string[] {
  const words = normalizeWords(part)
    .split(' ')
    .map((word) => (LEARNS.test(word) ? 'cap' : word))
    .filter((word, at, all) => !BESIDE_THE_JOB.has(word) || isOfAName(word, all[at + 1]))
  const bare = words.filter((word) => !LINKS.has(word)).join(' ')
  return keysOf((aloneInFull(bare) ?? inWordsOfTheRepertoire(words)).split(' '))
}
