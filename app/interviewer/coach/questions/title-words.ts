import { withDe } from '../french/grammar.ts'
import type { JobTitle } from '../offer-text/job-title.ts'

export interface TitleWords {
  /** « directeur ou directrice de la communication » */
  plain: string
  /** « de directeur ou directrice de la communication » */
  withDe: string
}

const MOST_WORDS = 9
const ODD =
  / [-–—] |[|()[\]{}<>*_@:;?!"«»•…]|\d{2}| \/|\/ |(?<!\p{L})[HFhf]\/[HFhf](?!\p{L})|\p{Lu}{5,} \p{Lu}{4,}/u
/** A word written with a capital inside a title, and that is no name of a tool, is a heading's: « Poids Lourd », « Univers Beauté ». */
const HEADING_CASE =
  /(?<=\s)(?!(?:Java|Python|Linux|Symfony|Oracle|Salesforce|Angular|React|Azure|France)(?!\p{L}))\p{Lu}\p{Ll}/u
/** « Chef ou cheffe gérant »: one gender for both. */
const ONE_GENDER =
  /(?<!\p{L})(?:gérante?|adjointe?|confirmée?|expérimentée?|diplômée?|spécialisée?|contractuel(?:le)?)$/u
/** How one is hired, and no trade: nobody has « le métier d'alternant ». */
const STATUS_ALONE = /^(?:alternant|apprenti|stagiaire|intérimaire|volontaire|bénévole|salarié)$/iu
const TAIL = /^(?:(?:de|du|des|en|à|au|aux|pour|chez|dans|et|sur|ou|la|le|les)$|d')/i

/** How a post is named to anyone, both genders once; null when the title would break a sentence. */
export function titleWords(title: JobTitle | null): TitleWords | null {
  if (title !== null && STATUS_ALONE.test(title.masculine)) return null
  if (title === null || ODD.test(title.masculine) || ODD.test(title.feminine)) return null
  const masculine = title.masculine.trim().split(/\s+/)
  const feminine = title.feminine.trim().split(/\s+/)
  const tail = sharedTail(masculine, feminine)
  const [his, hers] = [masculine, feminine].map((all) => all.slice(0, all.length - tail.length))
  const genders = [his, hers].map((head) => (head ?? []).join(' ')).filter((head) => head !== '')

  if (genders.length === 2 && ONE_GENDER.test(tail.join(' '))) return null
  if (genders.length < 2) return shortened([masculine.join(' ')], [])
  return shortened(genders, tail)
}

const LOUD = /\p{Lu}{5}/u
/** Alone, any house has one. */
const ANYBODY =
  /^(?:agent|assistant|chargé|chef|collaborateur|commercial|conseiller|consultant|directeur|employé|expert|gérant|gestionnaire|ingénieur|manager|opérateur|responsable|stagiaire|technicien)$/iu

/** The title of an offer in the words of a sentence: no list, no capitals of a heading. */
export const writtenTitleWords = (title: JobTitle | null): TitleWords | null =>
  title === null ||
  /[,/]/.test(title.masculine) ||
  ANYBODY.test(title.masculine) ||
  LOUD.test(title.masculine) ||
  HEADING_CASE.test(title.masculine)
    ? null
    : titleWords(title)

/** The words that both genders end with: « de la communication ». */
function sharedTail(one: readonly string[], other: readonly string[]): string[] {
  let shared = 0
  while (
    shared < Math.min(one.length, other.length) - 1 &&
    one.at(-1 - shared) === other.at(-1 - shared)
  ) {
    shared++
  }
  const isSame = one.join(' ') === other.join(' ')
  return isSame ? [...one] : one.slice(one.length - shared)
}

function shortened(genders: readonly string[], tail: readonly string[]): TitleWords | null {
  const comma = tail.findIndex((word) => word.endsWith(','))
  const kept =
    comma < 0 ? [...tail] : tail.slice(0, comma + 1).map((word) => word.replace(/,$/, ''))
  const size = () => genders.join(' ').split(' ').length + kept.length
  while (size() > MOST_WORDS) {
    const at = kept.findLastIndex((word) => TAIL.test(word))
    if (at <= 0) break
    kept.splice(at)
    while (TAIL.test(kept.at(-1) ?? '')) kept.pop()
  }
  if (size() > MOST_WORDS) return null
  const end = kept.length > 0 ? ` ${kept.join(' ')}` : ''
  return {
    plain: genders.join(' ou ') + end,
    withDe: withDe(genders.join(' ou ')) + end,
  }
}
