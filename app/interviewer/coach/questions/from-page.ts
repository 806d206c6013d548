import type { QuestionKind } from '../../kinds.ts'
import { makeSearchable } from '../book/match-words.ts'
import { contentStems } from '../french/stem.ts'
import { findActivities } from '../offer-facts/find-activities.ts'
import { findVariants, isOfTheTitle } from '../offer-facts/find-variants.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { requirementsNamed } from '../offer-facts/requirements.ts'
import { TOOLS } from '../offer-facts/vocabulary/tools.ts'
import { asAsked } from './as-asked.ts'
import { type Candidate, candidate } from './candidate.ts'
import type { ChosenPage } from './choose-pages.ts'
import { isMostlyOneSubject } from './choose-subjects.ts'
import { isToALeader } from './leading.ts'
import { lineBehind } from './line-behind.ts'
import { isAssistantOnly, isInChargeOfThatTrade, isInChargeOnly } from './role.ts'
import { writtenFor, writtenIn } from './words-written.ts'

/** Of 3,940 questions graded for 72 offers, by somebody who knew none of this: what told those to ask. */
const WORTH = {
  activity: 0.5,
  otherActivity: 0.15,
  variant: 0.08,
  variantOfTitle: 0.5,
  offerWord: 0.5,
  line: 0.4,
  offerWordInAnOpening: 0.12,
  expected: 0.6,
  required: 0.35,
  unnamedTool: -0.75,
  words: 0.45,
  angle: 0.5,
  angleOfPresentation: 0.3,
  otherAngle: 0.1,
  presentsNobody: -0.6,
  absent: -0.15,
  absentFromRole: -1.1,
  ofTheCraft: -0.5,
  leading: -0.9,
}
/** So many words of an offer speak for one question. */
const MOST_WORDS = { ofTheWork: 4, ofAnOpening: 2 }
/** One line that writes so many things of a question is the one that it is asked for. */
const MOST_SIGNS = 4

/** The questions of a page for this level and these variants. */
export function questionsOfPage(
  { page, of, handicap, share, alsoKnownAs }: ChosenPage,
  offer: OfferFacts,
): Candidate[] {
  const subject = of === 'subject' ? page.code : null
  const heard = findActivities(page.activities, offer.lines)
  // Who leads people is known from the title as well, where no line of the offer says it.
  const presence =
    subject && heard.size === 0 ? new Map(page.activities.map(({ id }) => [id, 1])) : heard
  const found = findVariants(page.variants, offer)
  const variants = new Set(found.map(({ id }) => id))
  // Where the title says the role, what other roles of the page do is not of this post.
  const roles = new Set(found.filter((one) => isOfTheTitle(one, offer.lines)).map(({ id }) => id))
  const isAssistant = of === 'trade' && isAssistantOnly(page, offer)
  const absent = roles.size > 0 || isAssistant ? WORTH.absentFromRole : WORTH.absent
  const stems = new Set(contentStems(offer.text.slice(0, 8_000)))
  const written = writtenIn(offer.lines)

  // The openings of a domain speak of its other trades as well.
  const isInCharge = of === 'trade' && isInChargeOnly(page, offer)
  const leadsThem = of === 'trade' && isInChargeOfThatTrade(page, offer)
  const isOwn = of === 'trade' && !isMostlyOneSubject(offer)

  return page.questions.flatMap((question) => {
    const text = asAsked(question, offer)
    if (text === null) return []
    const { kind, activities = [], expected = false } = question
    const own = question.variants ?? []
    if (own.length > 0 && !own.some((id) => variants.has(id))) return []
    const isOpening = activities.length === 0
    const words = writtenFor(question, written)
    const behind = isOpening ? null : lineBehind(question, written)
    // Those of another role begin the interview of somebody else.
    if (isOpening && (isInCharge || leadsThem || isAssistant)) return []
    const [most = 0, next = 0] = activities
      .map((id) => share * (presence.get(id) ?? 0))
      .sort((a, b) => b - a)
    const score =
      (isOpening
        ? angleOf(kind, text, isOwn)
        : WORTH.activity * most + WORTH.otherActivity * next) +
      worthOfVariants(own, roles) +
      (isInCharge && own.length === 0 ? WORTH.ofTheCraft : 0) +
      (!isOpening && most === 0 && own.length === 0 ? absent : 0) +
      (!offer.leadsPeople && isToALeader(text) ? WORTH.leading : 0) +
      (expected ? WORTH.expected : 0) +
      (isOpening
        ? WORTH.offerWordInAnOpening * Math.min(MOST_WORDS.ofAnOpening, words)
        : WORTH.offerWord * Math.min(MOST_WORDS.ofTheWork, words) +
          WORTH.line * Math.min(MOST_SIGNS, behind?.signs ?? 0) +
          WORTH.words * shareKnown(text, stems)) +
      worthOfTools(text, offer) -
      handicap
    return [
      candidate(kind, text, score, {
        activities: subject
          ? [...activities.map((id) => `${subject} ${id}`), ...alsoKnownAs]
          : activities,
        subjects: subject ? [subject] : [],
        lines: behind ? [behind.line.text] : [],
      }),
    ]
  })
}

const worthOfVariants = (own: readonly string[], roles: ReadonlySet<string>) => {
  if (own.length === 0) return 0
  return own.some((id) => roles.has(id)) ? WORTH.variantOfTitle : WORTH.variant
}

/** Whoever recruits says « pouvez-vous vous présenter » first, and asks about tools and cards later. */
function angleOf(kind: QuestionKind, text: string, isOwn: boolean): number {
  if (kind === 'presentation' && !PRESENTS.test(text)) return WORTH.presentsNobody
  if (!isOwn) return WORTH.otherAngle
  return kind === 'presentation' ? WORTH.angleOfPresentation : WORTH.angle
}
const PRESENTS = /présent|parcours|retrac|résum/iu

function shareKnown(text: string, stems: ReadonlySet<string>): number {
  const own = contentStems(text)
  return own.length === 0 ? 0 : own.filter((stem) => stems.has(stem)).length / own.length
}

/** A tool of the offer is worth asking about; another one is that of another post. */
function worthOfTools(text: string, { requirements, tools }: OfferFacts): number {
  const asksOf = TOOLS.filter(({ written }) => written.test(text))
  if (asksOf.length > 0)
    return asksOf.some(({ name }) => tools.includes(name)) ? WORTH.required : WORTH.unnamedTool
  const named = requirementsNamed(makeSearchable(text))
  if (named.length === 0) return 0
  const asked = requirements.some(({ id }) => named.includes(id))
  return asked ? WORTH.required : WORTH.unnamedTool
}
