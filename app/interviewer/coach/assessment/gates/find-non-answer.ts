import type { QuestionKind } from '../../../interviewer.ts'
import { cleanText } from '../../offer-text/clean-text.ts'
import type { Answer } from '../answer.ts'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import type { OfferForAssessment } from '../prepare-for-assessment.ts'
import { isPrivate } from '../signals/claims.ts'
import {
  countHoles,
  isCode,
  isCompliment,
  isDistress,
  isFiction,
  isFlattery,
  isInsult,
  isJoke,
  isJson,
  isMachine,
  isProverbs,
  isRecipe,
} from './empty-talk.ts'
import { isForeign, isGibberish, isNotSummedUp } from './gibberish.ts'
import {
  asksBack,
  hasNoQuestion,
  isEmptyFrame,
  isKeywordList,
  isNameList,
  isQualityList,
  isWordSalad,
} from './hollow.ts'
import { NON_ANSWERS, type NonAnswerKind } from './non-answers.ts'
import { copiedShare, onlyEchoes } from './pasted.ts'
import {
  declines,
  hasNoCase,
  isSmallTalk,
  pointsElsewhere,
  saysNothingKnown,
  wantsNoJob,
} from './refusals.ts'

export interface Submission {
  raw: string
  /** The raw text with what is not the candidate's blanked out. */
  judged: string
  answer: Answer
  question: string
  kind: QuestionKind
  offer: Pick<OfferForAssessment, 'roots' | 'pairs'>
  knownRoots: ReadonlySet<string>
}

type Check = readonly [NonAnswerKind, (submission: Submission) => boolean]

const isMethod = (kind: QuestionKind) => kind === 'technical' || kind === 'situational'
const wordsOf = ({ answer }: Submission) => answer.words.length

/** In order: what is least ambiguous comes first. */
const CHECKS: readonly Check[] = [
  ['blank', ({ raw }) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(raw)],
  ['json', ({ raw }) => isJson(raw)],
  ['symbols', ({ raw }) => !/\p{L}/u.test(raw)],
  ['link', ({ raw }) => isOnlyLinks(raw)],
  ['code', ({ raw }) => isCode(raw)],
  [
    'question-pasted',
    (s) => isBare(s) && s.raw.toLowerCase().includes(s.question.trim().toLowerCase()),
  ],
  ['offer-pasted', (s) => !hasOwnWords(s) && isOffer(s.raw, s.offer.pairs)],
  ['order', (s) => isBare(s) && s.judged.trim() === '' && /\p{L}{3}/u.test(s.raw)],
  ['template', ({ raw }) => countHoles(raw) >= 2],
  ['machine', (s) => isMachine(s.answer.plain)],
  ['distress', (s) => isDistress(s.answer.plain)],
  ['insult', (s) => isInsult(s.answer.plain, wordsOf(s))],
  ['compliments', (s) => isCompliment(s.answer.plain, wordsOf(s))],
  ['fiction', (s) => isFiction(s.answer.plain)],
  ['flattery', (s) => isFlattery(s.answer.plain, wordsOf(s))],
  ['refusal', (s) => declines(s.answer.plain, wordsOf(s))],
  ['refusal', (s) => wantsNoJob(s.answer.plain)],
  ['elsewhere', (s) => pointsElsewhere(s.answer.plain, wordsOf(s))],
  ['unknown', (s) => saysNothingKnown(s.answer.plain, wordsOf(s))],
  ['no-case', (s) => s.kind !== 'closing' && hasNoCase(s.answer.plain, wordsOf(s))],
  ['no-question', (s) => s.kind === 'closing' && hasNoQuestion(s.answer.plain, wordsOf(s))],
  [
    'private',
    (s) =>
      wordsOf(s) < 3 &&
      normalizedWords(normalizeText(s.raw)).length > 5 &&
      isPrivate(normalizeText(s.raw)),
  ],
  [
    'too-short',
    (s) => (wordsOf(s) < 3 && !/\d/.test(s.answer.plain)) || isSmallTalk(s.answer.plain),
  ],
  ['not-summed-up', (s) => isNotSummedUp(s.judged, s.question)],
  ['gibberish', (s) => isGibberish(s.answer, s.knownRoots)],
  ['foreign', (s) => isForeign(s.judged, s.answer, s.knownRoots)],
  ['joke', (s) => isJoke(s.answer.plain)],
  [
    'off-topic',
    (s) => isRecipe(s.answer.plain, `${[...s.offer.roots].join(' ')} ${normalizeText(s.question)}`),
  ],
  ['proverbs', (s) => isProverbs(s.answer.plain, wordsOf(s))],
  ['empty-frame', (s) => isEmptyFrame(s.answer)],
  ['gibberish', (s) => isWordSalad(s.answer)],
  ['keywords', (s) => isKeywordList(s.answer) || (!isMethod(s.kind) && isNameList(s.answer))],
  ['qualities', (s) => isQualityList(s.answer)],
  ['asks-back', (s) => s.kind !== 'closing' && asksBack(s.answer)],
  ['question-echoed', (s) => wordsOf(s) < 60 && onlyEchoes(s.answer, s.question)],
  ['offer-echoed', (s) => wordsOf(s) > 12 && copiedShare(s.answer.plain, s.offer.pairs) > 0.6],
]

const LINK = /^(?:https?:\/\/|www\.)\S/i
/** Word by word: what repeats inside a repetition takes for ever to say no. */
const isOnlyLinks = (raw: string) =>
  raw
    .trim()
    .split(/\s+/)
    .every((word) => LINK.test(word))

/** What was copied is set aside: an answer may be left, in the first person and in words of its own. */
const hasOwnWords = ({ raw, answer, offer }: Submission) =>
  !ENTITY.test(raw) &&
  answer.words.length >= FEW_WORDS &&
  FIRST_PERSON.test(answer.plain) &&
  copiedShare(answer.plain, offer.pairs) < MOSTLY_COPIED / 2
const FEW_WORDS = 6
const FIRST_PERSON = /\b(?:j|je|moi|mon|ma|mes|me|m)\b/
const MOSTLY_COPIED = 0.5

/** The source of a page is read as the page shows it. */
const isOffer = (raw: string, pairs: ReadonlySet<number>) =>
  copiedShare(normalizeText(ENTITY.test(raw) ? cleanText(raw) : raw), pairs) > MOSTLY_COPIED
const ENTITY = /&(?:#\d{2,4}|[a-z]{2,8});/i

const isBare = ({ answer }: Submission) => answer.words.length === 0

/** What makes a text no answer at all, or null when there is something to assess. */
export function findNonAnswer(submission: Submission) {
  const found = CHECKS.find(([, applies]) => applies(submission))
  return found ? { kind: found[0], ...NON_ANSWERS[found[0]] } : null
}
