import { withDefinite } from '../../french/gender.ts'
import { detectLanguage } from '../../french/language.ts'
import { articled } from '../../french/second-noun.ts'
import { contentStems } from '../../french/stem.ts'
import { isInfinitive } from '../../french/verbs.ts'
import { tidy } from '../../offer-phrases/cut-phrase.ts'
import type { Phrase } from '../../offer-phrases/offer-reading.ts'
import { isActionNoun } from '../../offer-phrases/vocabulary/action-nouns.ts'
import {
  CARRIERS,
  CARRYING_NOUNS,
  NOT_WORK,
  STOPS,
  TRAILING,
  UNSAYABLE,
  VAGUE_NOUNS,
  WEAK,
} from './vocabulary/missions.ts'

/** A mission in the two shapes that wordings use; one of them may be missing. */
export interface MissionWords {
  /** « gérer les stocks » */
  action: string | null
  /** « la gestion des stocks » */
  thing: string | null
  /** As the reading gives it. */
  source: string
}

const LONGEST = 68
const SHORTEST = 9
/** « le conseil sur les aspects »: what was between brackets said which. */
const ON_ASPECTS =
  / (?:sur|dans|pour|autour de) (?:les|des|certains|différents|tous les) (?:aspects|points|sujets|thématiques|domaines|questions|volets|thèmes)$/u
/** A noun that says nothing without what followed it. */
const UNFINISHED = /(?<!\p{L})(?:relations?|montée|mise|prise|nature|ensemble|cadre)$/u
const vague = new Set(contentStems(VAGUE_NOUNS))

/** How a mission of the offer is said; null when it is too long, too vague, no work, or not French. */
export function missionWords(phrase: Phrase): MissionWords | null {
  const source = phrase.text
  if (NOT_WORK.test(source) || UNSAYABLE.test(source)) return null
  const whole = source.trim().replace(TRAILING, '').replace(ON_ASPECTS, '')
  const text = thingsSaidBare(whole) ?? shortened(joined(addressed(firstTask(whole))))
  if (text === null || detectLanguage(text) === 'en') return null

  if (phrase.form === 'noun')
    return asWords(null, carried(text, CARRYING_NOUNS) ?? nounPhrase(text), source)
  if (!startsWithVerb(text) || isBrokenList(text)) return null
  return asWords(WEAK.test(text) ? null : text, carried(text), source)
}

function asWords(action: string | null, thing: string | null, source: string): MissionWords | null {
  const said = { action: isTelling(action) ? action : null, thing: isTelling(thing) ? thing : null }
  return said.action === null && said.thing === null ? null : { ...said, source }
}

/** Whether it names anything beyond « la gestion » or « le suivi ». */
const isTelling = (text: string | null) =>
  text !== null &&
  text.length >= SHORTEST &&
  text.includes(' ') &&
  !UNFINISHED.test(text) &&
  contentStems(text).some((stem) => !vague.has(stem))

/** « réparer à domicile fours, lave-linge, frigos »: the first alone would want an article that nobody gave it. */
function thingsSaidBare(text: string): string | null {
  const [, verb = '', things = ''] =
    /^(\p{L}+(?: (?:à|en|sur) \p{L}+)?) ([\p{L}-]+(?:, [\p{L}-]+){1,4})$/u.exec(text) ?? []
  if (verb === '' || text.length > LONGEST || !startsWithVerb(text)) return null
  const names = things.split(', ')
  if (names.some((name) => name.length < 4 || isInfinitive(name, ''))) return null
  return `${verb} ${names.slice(0, -1).join(', ')} et ${names.at(-1)}`
}

/** « assurer un suivi régulier, proposer des offres » holds two tasks: the first is enough. */
function firstTask(text: string): string {
  for (const match of text.matchAll(/(?:, | et | puis |, puis | ou )(?=(\p{L}{1,40})([^,]*))/gu)) {
    const head = text.slice(0, match.index)
    const isNextTask = match[0] === ', ' || isInfinitive(match[1] ?? '', match[2])
    const isVerbsOnly = head.split(', ').every((verb) => isInfinitive(verb, ''))
    if (head.split(' ').length >= 3 && isNextTask && !isVerbsOnly) return tidy(head)
  }
  return text
}

/** « sa hiérarchie » is the candidate's: one says « votre hiérarchie ». */
function addressed(text: string): string {
  return text
    .replace(/(?<!\p{L})s'(?=(?:assurer|adapter|appuyer|informer) )/gu, 'vous ')
    .replace(/^(\p{L}+) (?:son|sa) /u, '$1 votre ')
    .replace(/^(\p{L}+) ses /u, '$1 vos ')
    .replace(
      /(?<!\p{L})(?:son|sa) (?=hiérarchie|responsable|équipe|supérieur|manager|secteur|poste|activité|travail|planning)/gu,
      'votre ',
    )
    .replace(
      /(?<!\p{L})ses (?=supérieurs|collègues|équipes|activités|clients|dossiers|interventions)/gu,
      'vos ',
    )
}

/** « calculer, saisir des écritures » or « caler l'avion, brancher le groupe » has lost its « et ». */
function joined(text: string): string {
  const [, task, verb = '', object = ''] =
    /^([^,]+), (\p{L}+)( (?:l[ae]s? |l'|un|une|des |du )[^,]*)$/u.exec(text) ?? []
  if (task !== undefined && !/ et /.test(text) && isInfinitive(verb, object))
    return `${task} et ${verb}${object}`
  const [, first, second = '', rest = ''] = /^(\p{L}+), (\p{L}+)( (?!et ).*)$/u.exec(text) ?? []
  return first !== undefined && isInfinitive(second, rest) ? `${first} et ${second}${rest}` : text
}

function shortened(text: string): string | null {
  let short = text
  while (short.length > LONGEST) {
    const at = lastStop(short)
    if (at < SHORTEST * 2) return null
    short = tidy(short.slice(0, at))
  }
  return short !== text && saysHalf(short) ? null : linked(short)
}

/** « apporter une expertise sur la gestion », « des budgets B »: a cut has left a noun without its object. */
function saysHalf(short: string): boolean {
  const [, noun = ''] = /(?<!\p{L})(?:la |le |les |l')(\p{Ll}+)$/u.exec(short) ?? []
  const isBare = noun !== '' && contentStems(noun).every((stem) => vague.has(stem))
  return isBare || / \p{Lu}$/u.test(short)
}

/** « gérer les accès, les secrets » has lost the end of its list. */
function linked(text: string): string {
  const isList = /^[^,]*, (?:l[ae]s? |l')[^,]*$/u.test(text) && !/ et /.test(text)
  return isList ? text.replace(', ', ' et ') : withBothArticles(text)
}

/** « livrer les particuliers et entreprises »: the second noun gets the article that it has lost. */
function withBothArticles(text: string): string {
  return text.replace(
    /^(\p{L}+ les \p{Ll}{3,}[sx]) et (\p{Ll}{4,}[sx])$/u,
    (whole, first: string, second: string) =>
      ADJECTIVE.test(second) ? whole : `${first} et les ${second}`,
  )
}

function lastStop(text: string): number {
  let last = -1
  for (const match of text.matchAll(STOPS)) {
    const isInsidePair = match[0].startsWith(' et ') && /(?<!\p{L})entre /u.test(text)
    if (!isInsidePair) last = match.index
  }
  return last
}

function startsWithVerb(text: string): boolean {
  const [first = ''] = text.split(/[ ,]/)
  return isInfinitive(first, text.slice(first.length))
}

/** « concevoir, installe » or « conseiller et d'informer »: a list of verbs that a cut has broken. */
function isBrokenList(text: string): boolean {
  const [, next = '', rest = ''] = /^\p{L}+(?:,| et) (\p{L}+)(.*)$/u.exec(text) ?? []
  return next !== '' && !isInfinitive(next, rest)
}

/** A noun phrase up to its first comma; « la saisie et contrôle des écritures » gets its second article. */
function nounPhrase(text: string): string | null {
  const head = (text.split(/,(?!\d)/)[0] ?? '').replace(ADVERB, '')
  if (/ et à /.test(head)) return tidy(head.slice(0, head.indexOf(' et à ')))
  const bare = BARE_SECOND.exec(head)
  if (!bare) return tidy(head)
  const [, noun = '', complement = ''] = bare
  if (isActionNoun(noun))
    return tidy(head.replace(` et ${noun}`, ` et ${articled(noun, head.slice(0, bare.index))}`))
  const isPair = /^(?:l[ae]s? |l')\p{L}+$/u.test(head.slice(0, bare.index))
  if (isPair) return head.replace(` et ${noun}`, ` et ${withDefinite(noun)}`)
  return complement === '' || ADJECTIVE.test(noun) ? tidy(head) : tidy(head.slice(0, bare.index))
}

/** « la plonge rapidement après le service » is about « la plonge ». */
const ADVERB =
  / (?:rapid|régulièr|quotidienn|ponctuell|occasionnell|active|direct|égale|notam|mensuell)e?ment(?!\p{L}).*$/u

const ADJECTIVE = /(?:ique|el|elle|al|ale|if|ive|aire|eux|euse|é|ée)s?$/u

/** A noun after « et » that has lost its article; what follows tells it from an adjective. */
const BARE_SECOND =
  / et (?!l[ae]s? |l'|d[eu]s? |d'|une? |aux? |à |sa |son |ses |leurs? |en |vos |nos )(\p{Ll}+)( d[eu]s? | d')?/u

function carried(text: string, carriers = CARRIERS): string | null {
  const carrier = carriers.exec(text)?.[0]
  if (carrier === undefined) return null
  const rest = text
    .slice(carrier.length)
    .replace(
      / et (?:au|aux) (\p{L}+)/u,
      (both, noun: string) => ` et ${withDefinite(noun, both.startsWith(' et aux'))}`,
    )
    .replace(/ et à (?=la |l')/u, ' et ')
  const [, contracted, noun = ''] = /^(au|aux) (.+)$/.exec(rest) ?? []
  return nounPhrase(contracted ? withDefinite(noun, contracted === 'aux') : rest)
}
