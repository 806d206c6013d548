import { forbiddenTopics } from '../../standards/forbidden-topics.ts'
import { frenchBreaks } from '../../standards/french-breaks.ts'
import { withDefinite } from '../french/gender.ts'
import { lowerFirst } from '../french/grammar.ts'
import { fromThird, fromVous, isInfinitive } from '../french/verbs.ts'
import { isActionNoun } from '../offer-text/vocabulary/action-nouns.ts'
import { ACTION_VERBS } from '../offer-text/vocabulary/action-verbs.ts'
import type { Mission, OfferLine } from './offer-facts.ts'

const OF_ANY_LINE = 0.75
const OF_THE_POST = 0.8
const SHORTEST = 3
const LONGEST = 14
/** Said without marks, a mission must be short enough for its sentence to be heard as one. */
const LONGEST_SAID = 13
const SHORTEST_MAIN = 4
const MOST = 8
/** Whoever speaks in it, or what it leaves open, would be lost in a quotation. */
const SPEAKS =
  /(?<!\p{L})(?:nous|notre|nos|je|j'|mon|ma|mes|tu|te|ton|ta|tes|on|il|elle|celui-ci|celle-ci|ce dernier|cette dernière|etc)(?!\p{L})|[:;!?…«»"()[\]{}<>@#*_|=%€$\\]|\d{3}|https?|www|instructions? précédent|prompt/iu
/** A mark of the list, or the subject that the line above lent. */
const LEAD_IN = /^(?:[-–—•·>✓✔■▪◦→⇒*.\s]|Ø )*(?:o )?(?:(?:il|elle) )?/u
const UNFINISHED =
  /(?:[,/–—-]|(?<!\p{L})(?:et|ou|de|du|des|d'|à|au|aux|en|par|pour|sur|avec|dont|la|le|les|un|une|tout|afin|notamment|dans|mettre|prendre|permettre|faire|être|avoir|permettant))$/iu

/** Missions of the offer that can be said as they stand, in its order. */
export function findMissions(lines: readonly OfferLine[]): Mission[] {
  const found = new Map<string, Mission>()
  // A list under no heading may be of what the firm's product does, where missions have one of theirs.
  const least = lines.some(({ family }) => family === 'missions') ? OF_THE_POST : OF_ANY_LINE
  for (const line of lines) {
    if (line.weight < least) continue
    const isListed = line.family === 'missions' || line.isBullet
    const mission = missionIn(line.text.replace(LEAD_IN, ''), isListed)
    if (mission && !found.has(mission.text)) found.set(mission.text, mission)
  }
  return [...found.values()].slice(0, MOST)
}

/** What of a line stands before a remark, else all of it; of a text that lists nothing, only what « vous » do. */
function missionIn(line: string, isListed: boolean): Mission | null {
  const whole = line.replace(/[\s.;,]+$/u, '')
  if (!isListed && !/^vous /iu.test(whole)) return null
  const main = beforeRemarks(whole)
  if (main !== whole && main.split(/\s+/u).length >= SHORTEST_MAIN && isQuotable(main)) {
    const said = sayable(main)
    if (said.form !== 'quoted') return { text: main, ...said }
  }
  if (!isQuotable(whole)) return null
  const said = sayable(whole)
  return isListed || said.form !== 'quoted' ? { text: whole, ...said } : null
}

/** What explains, lists or limits a mission that is whole without it. */
const REMARK =
  / ?[(:;]| en (?:\p{Ll}+ )?\p{Ll}+ant(?!\p{L})| tout en | afin d|,? notamment |,? y compris |, (?:et |puis )?(?:vous )?\p{Ll}{3,}ez(?!\p{L})| et (?:vous )?\p{Ll}{3,}ez(?!\p{L})|, (?:dans|en|selon|sous|avec|pour) /u

const beforeRemarks = (text: string) => (text.split(REMARK)[0] ?? text).replace(/[\s.;,]+$/u, '')

/** What one brings or is given is no mission. */
const OF_A_PROFILE =
  /(?<!\p{L})(?:niveau|bac|diplômes?|expériences? (?:de|d'|en|dans|professionnelle)|permis|caces|exigée?s?|souhaitée?s?|requise?s?|salaires?|rémunération|primes?|mutuelle|tickets?|congés payés|télétravail|ancienneté|possibles?|votre (?:sens|esprit|expérience|capacité)|vos (?:qualités|compétences|connaissances)|cdi|cdd)(?!\p{L})/iu

/** Broken French, or what nobody may be asked about, is not said. */
const isSaid = (text: string) =>
  frenchBreaks(`L'annonce dit : «\u00a0${text}\u00a0». Racontez.`).length === 0 &&
  forbiddenTopics(text).length === 0

/** « Gestion Administrative et Organisationnelle » is a heading. */
const isHeading = (words: readonly string[]) =>
  words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > 1

function isQuotable(text: string): boolean {
  const words = text.split(/\s+/u)
  if (words.length < SHORTEST || words.length > LONGEST) return false
  return (
    !SPEAKS.test(text) &&
    !OF_A_PROFILE.test(text) &&
    !UNFINISHED.test(text) &&
    !isHeading(words) &&
    saysAnAct(words) &&
    isSaid(text)
  )
}

/** What one is or has is no mission. */
const IS_OR_HAS =
  /^(?:avez|êtes|savez|possédez|disposez|justifiez|maîtrisez|aimez|appréciez|souhaitez|devez|pouvez|voulez|connaissez|bénéfici|rejoign|intégr|travaill|serez|aurez|cherchez|recherchez|postulez|détenez|maitrisez|faites|parlez|viendrez|allez|évoluez|formerez|recevez|percevez|restez|devenez|retrouvez|trouvez|arrivez|participerez|contribuerez|intervenez|échangez)/u

/** « Assurer la surveillance… », « Gestion des stocks », « Vous accueillez… », « anime le réseau… ». */
function saysAnAct([first = '', second = '']: readonly string[]): boolean {
  if (/^vous$/iu.test(first)) return /ez$/u.test(second) && !IS_OR_HAS.test(second)
  const word = first.toLowerCase()
  const third = fromThird(word)
  return isInfinitive(word) || isActionNoun(word) || (third !== null && ACTION_VERBS.has(third))
}

/** Of somebody who is not the one that is asked. */
const OF_ANOTHER = /(?<!\p{L})(?:sa|son|ses|leurs?|lui|eux|se|s'|soi|lui-même)(?!\p{L})/iu
/** « Elaborer », « Evaluation » in the middle of a sentence. */
const ACCENT_LOST_TO_A_CAPITAL =
  /^e(?=[lvtdmnp][aeiou]|ta|tu|qui|cou|cri|cha|cla|cono|lev)(?!emailing|enon)/u
const SHORTEST_OF_VOUS = 5
const LOUD = /(?<!\p{L})\p{Lu}{7,}/u
/** « Suivi des congés et gestion des plannings »: the second noun would want an article as well. */
const NOUN_WITHOUT_ARTICLE = /(?:,| et| ou| &| et\/ou) (\p{L}+)/gu
/** « Mise en place actions d'animation ». */
const LOCUTION_WITHOUT_OBJECT =
  /^(?:mises?|prises?|remises?) (?:en|à) \p{L}+(?! (?:d[eu']|des|d'|à|au|aux|en|dans|pour|sur|par|avec|auprès|des?))/iu
const DETERMINED = /^(?:de|du|des|d|à|au|aux|le|la|les|l|un|une|par|pour|avec|en|dans|sur)$/u

/** How a mission is said inside a sentence: an infinitive, a noun with its article, what « vous » do; else read aloud. */
function sayable(text: string): Pick<Mission, 'form' | 'said'> {
  const quoted = { form: 'quoted', said: text } as const
  if (text.split(/\s+/u).length > LONGEST_SAID || OF_ANOTHER.test(text) || LOUD.test(text))
    return quoted
  const [first = '', second = ''] = text.split(/\s+/u)
  const said = lowerFirst(text).replace(ACCENT_LOST_TO_A_CAPITAL, 'é')
  if (/^vous$/iu.test(first))
    return fromVous(second) && text.split(/\s+/u).length >= SHORTEST_OF_VOUS
      ? { form: 'vous', said }
      : quoted
  if (isInfinitive(first.toLowerCase()))
    return hasObject(text) ? { form: 'infinitive', said } : quoted
  if (isActionNoun(first)) {
    return isUndetermined(text) ? quoted : { form: 'noun', said: withDefinite(said) }
  }
  const done = inInfinitives(said)
  return done ? { form: 'infinitive', said: done } : quoted
}

/** « encadre et anime plusieurs équipes » as what there is to do; null when a verb of it is not surely one. */
function inInfinitives(said: string): string | null {
  const [first = '', link = '', second = '', ...rest] = said.split(/\s+/u)
  const verb = trusted(first)
  if (verb === null) return null
  const other = link === 'et' ? trusted(second) : null
  if (other) return [verb, 'et', other, ...rest].join(' ')
  return link === 'et' || / et \p{Ll}+e (?:l|d|un|les|des)/u.test(said)
    ? null
    : [verb, link, second, ...rest].join(' ').trim()
}

function trusted(third: string): string | null {
  const verb = fromThird(third.toLowerCase())
  return verb !== null && ACTION_VERBS.has(verb) ? verb : null
}

/** « Concevoir et prototyper », « mettre à jour »: nobody can tell what. */
const hasObject = (text: string) =>
  text
    .split(/\s+/u)
    .slice(1)
    .filter((word) => !/^(?:et|ou|à|jour|en|place|œuvre|oeuvre|charge|compte|puis)$/iu.test(word))
    .some((word) => !isInfinitive(word.toLowerCase()))

function isUndetermined(text: string): boolean {
  const [, second = ''] = text.split(/\s+/u)
  if (LOCUTION_WITHOUT_OBJECT.test(text) || /ment$/u.test(second)) return true
  // « Classement et gestion », « Prise de références » without what is taken: their head is not one noun.
  if (!/^(?:de|du|des|d'|à|au|aux|\p{Ll}+)/u.test(second)) return true
  return [...text.matchAll(NOUN_WITHOUT_ARTICLE)].some(
    ([, word = '']) => !DETERMINED.test(word) && isActionNoun(word),
  )
}
