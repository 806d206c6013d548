import { withDe } from '../french/grammar.ts'
import type { JobTitle } from '../offer-text/job-title.ts'

export interface TitleWords {
  /** « directeur ou directrice de la communication » */
  plain: string
  /** « de directeur ou de directrice de la communication » */
  withDe: string
}

const MOST_WORDS = 7
const MOST_WORDS_AT_ALL = 9
const ODD =
  / [-–—] |[|()[\]{}<>*_@:;?!"«»•…]|\d{2}| \/|\/ |(?<!\p{L})[HFhf]\/[HFhf](?!\p{L})|\p{Lu}{5,} \p{Lu}{4,}/u
/** How one is hired, and no trade: nobody has « le métier d'alternant ». */
const STATUS_ALONE = /^(?:alternant|apprenti|stagiaire|intérimaire|volontaire|bénévole)$/iu
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

  if (genders.length < 2) return shortened([masculine.join(' ')], [])
  return shortened(genders, tail)
}

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
  if (size() > MOST_WORDS_AT_ALL) return null
  if (genders.join(' ').split(' ').length > MOST_WORDS) return null
  const end = kept.length > 0 ? ` ${kept.join(' ')}` : ''
  return {
    plain: genders.join(' ou ') + end,
    withDe: genders.map(withDe).join(' ou ') + end,
  }
}
