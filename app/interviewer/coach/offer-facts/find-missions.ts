import { forbiddenTopics } from '../../standards/forbidden-topics.ts'
import { frenchBreaks } from '../../standards/french-breaks.ts'
import { fromThird, fromVous, isInfinitive } from '../french/verbs.ts'
import { isActionNoun } from '../offer-text/vocabulary/action-nouns.ts'
import { ACTION_VERBS } from '../offer-text/vocabulary/action-verbs.ts'
import type { Mission, OfferLine } from './offer-facts.ts'

const OF_ANY_LINE = 0.75
const OF_THE_POST = 0.8
const SHORTEST = 3
const LONGEST = 14
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
  const main = beforeRemarks(whole)
  if (!isListed && !saysWhatYouDo(whole)) return null
  if (main.split(/\s+/u).length >= SHORTEST_MAIN && isQuotable(main)) return { text: main }
  return isQuotable(whole) ? { text: whole } : null
}

const SHORTEST_OF_VOUS = 5

/** « Vous tenez les comptes des clients », of a text that lists nothing. */
function saysWhatYouDo(line: string): boolean {
  const [first = '', second = '', ...rest] = line.split(/\s+/u)
  return /^vous$/iu.test(first) && fromVous(second) !== null && rest.length + 2 >= SHORTEST_OF_VOUS
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
