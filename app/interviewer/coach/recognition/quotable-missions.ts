import { forbiddenTopics } from '../../standards/forbidden-topics.ts'
import { frenchBreaks } from '../../standards/french-breaks.ts'
import { fromThird, isInfinitive } from '../french/verbs.ts'
import { isActionNoun } from '../offer/vocabulary/action-nouns.ts'
import { ACTION_VERBS } from '../offer/vocabulary/action-verbs.ts'
import type { OfferLine } from './recognised-offer.ts'

const SHORTEST = 3
const LONGEST = 14
const MOST = 8
/** Whoever speaks in it, or what it leaves open, would be lost in a quotation. */
const SPEAKS =
  /(?<!\p{L})(?:nous|notre|nos|je|j'|mon|ma|mes|tu|te|ton|ta|tes|on|il|elle|celui-ci|celle-ci|ce dernier|cette dernière|etc)(?!\p{L})|[:;!?…«»"()[\]{}<>@#*_|=%€$\\]|\d{3}|https?|www|instructions? précédent|prompt/iu
/** A mark of the list, or the subject that the line above lent. */
const LEAD_IN = /^[-–—•·>\s]*(?:o )?(?:(?:il|elle) )?/u
const UNFINISHED =
  /(?:[,/–—-]|(?<!\p{L})(?:et|ou|de|du|des|d'|à|au|aux|en|par|pour|sur|avec|dont|la|le|les|un|une))$/iu

/** Missions of the offer that can be read aloud as they stand, each a whole line of at most fourteen words. */
export function quotableMissions(lines: readonly OfferLine[]): string[] {
  const found = new Set<string>()
  for (const line of lines) {
    const text = line.text.replace(/[\s.;,]+$/u, '').replace(LEAD_IN, '')
    if (line.weight >= 0.75 && (line.family === 'missions' || line.isBullet) && isQuotable(text))
      found.add(text)
  }
  return [...found].slice(0, MOST)
}

/** Broken French, or what nobody may be asked about, is not read aloud. */
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
    !UNFINISHED.test(text) &&
    !isHeading(words) &&
    saysAnAct(words) &&
    isSaid(text)
  )
}

/** What one is or has is no mission. */
const IS_OR_HAS =
  /^(?:avez|êtes|savez|possédez|disposez|justifiez|maîtrisez|aimez|appréciez|souhaitez|devez|pouvez|voulez|connaissez|bénéfici|rejoign|intégr|travaill|serez|aurez|cherchez|recherchez|postulez|détenez|maitrisez|faites)/u

/** « Assurer la surveillance… », « Gestion des stocks », « Vous accueillez… », « anime le réseau… ». */
function saysAnAct([first = '', second = '']: readonly string[]): boolean {
  if (/^vous$/iu.test(first)) return /ez$/u.test(second) && !IS_OR_HAS.test(second)
  const word = first.toLowerCase()
  const third = fromThird(word)
  return isInfinitive(word) || isActionNoun(word) || (third !== null && ACTION_VERBS.has(third))
}
