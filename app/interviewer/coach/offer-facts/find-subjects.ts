import { type KnownSubject, knownSubjects } from '../book/found-by-words.ts'
import { containsWords, makeSearchable } from '../book/match-words.ts'
import type { Words } from '../book/page.ts'
import { presenceOf } from './find-activities.ts'
import { isMeant } from './is-meant.ts'
import type { NamedSubject, OfferLine } from './offer-facts.ts'

/** A cue under a heading of missions is enough, else two lines or two cues; a stray word is not. */
const SURE = 0.59
const SECOND = 0.35
const A_CLEAR_LINE = 0.5

interface Finding {
  /** The post leads people. */
  leads?: boolean
  known?: readonly KnownSubject[]
}

/** Whoever leads people is asked about it, whatever words the offer has for that. */
export const LEADING = 'subject-team-leading'
const LEADS = 0.85

/** Subjects of doing the work oneself. */
export const CRAFTS: ReadonlySet<string> = new Set(
  'assembly-and-drawings back-end-and-apis bookkeeping cad cloud daily-care data-pipelines deployment front-end hardware-and-racks machine-learning networks order-picking shelving software-testing sql-databases till troubleshooting user-support web-content'
    .split(' ')
    .map((name) => `subject-${name}`),
)

/** The subjects that the offer names, the most prominent first. */
export function findSubjects(
  lines: readonly OfferLine[],
  { leads = false, known = knownSubjects() }: Finding = {},
): NamedSubject[] {
  const whole = makeSearchable(lines.map(({ text }) => text).join('\n'))
  return known
    .flatMap(({ code, name, only, activities }) => {
      const named = activities.flatMap((activity) => {
        const heard = activity.heard.filter((words) => containsWords(whole, words))
        const presence = heard.length === 0 ? 0 : presenceOf(heard, lines)
        const sureness = heard.length === 0 ? 0 : presenceOf(heard, lines, 0)
        return presence > 0 ? [{ activity, heard, presence, sureness }] : []
      })
      const least = leads && code === LEADING ? LEADS : 0
      if (total(named.map(({ sureness }) => sureness)) < SURE && least === 0) return []
      named.sort((one, other) => other.presence - one.presence)
      const strength = Math.max(least, total(named.map(({ presence }) => presence)))
      const cues = named.flatMap(({ heard }) => heard).filter((words) => isClear(words, lines))
      return [
        { code, name, only, strength, cues, activities: named.map(({ activity }) => activity) },
      ]
    })
    .sort((one, other) => other.strength - one.strength)
}

/** The most present activity, and some of the next. */
function total(presences: readonly number[]): number {
  const [first = 0, second = 0] = [...presences].sort((one, other) => other - one)
  return first + SECOND * second
}

const isClear = (words: Words, lines: readonly OfferLine[]) =>
  lines.some(({ folded, weight }) => weight >= A_CLEAR_LINE && isMeant(folded, words))
