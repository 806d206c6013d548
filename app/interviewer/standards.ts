import type { QuestionsFormat } from './format.ts'
import type { Question } from './interviewer.ts'
import { ANCHORED_SHARE, isAnchored, offerStems, SHORT_OFFER } from './standards/anchoring.ts'
import type { QuestionFault } from './standards/fault.ts'
import { asksPastPay, forbiddenTopics } from './standards/forbidden-topics.ts'
import { withoutForeignWords } from './standards/foreign-words.ts'
import { faultsOfForm } from './standards/form.ts'
import { frenchBreaks } from './standards/french-breaks.ts'
import { faultsOfPlan } from './standards/plan.ts'
import { beginning, resemble, stemsAsked } from './standards/resemblance.ts'

/** Everything wrong with a question set, whoever wrote it; empty when it may be asked. */
export function faultsOfQuestions(
  questions: readonly Question[],
  format?: QuestionsFormat,
): QuestionFault[] {
  return [
    ...faultsOfPlan(questions, format),
    ...questions.flatMap(({ text }, question) =>
      faultsOfQuestion(text).map((fault) => ({ ...fault, question })),
    ),
    ...duplicates(questions),
  ]
}

/** What is wrong with one question, whatever stands around it; what it asks in a required language is not read as French. */
export function faultsOfQuestion(asked: string): QuestionFault[] {
  const text = withoutForeignWords(asked)
  const found: QuestionFault[] = faultsOfForm(text).map(([check, detail]) => ({
    check,
    question: null,
    detail,
  }))
  for (const detail of forbiddenTopics(text)) {
    found.push({ check: 'forbidden-topic', question: null, detail })
  }
  if (asksPastPay(text)) found.push({ check: 'past-pay', question: null, detail: '' })
  for (const detail of frenchBreaks(text)) {
    found.push({ check: 'broken-french', question: null, detail })
  }
  return found
}

/** The share of questions that name something of the offer, 0 to 1. */
export function anchoredShare(questions: readonly Question[], jobDescription: string): number {
  const offer = offerStems(jobDescription)
  const anchored = questions.filter(({ text }) => isAnchored(text, offer)).length
  return questions.length === 0 ? 0 : anchored / questions.length
}

/** No opening serves more than two questions of a set. */
const MOST_OPENINGS = 2

function duplicates(questions: readonly Question[]): QuestionFault[] {
  const heard = questions.map(({ text }) => ({ start: beginning(text), asked: stemsAsked(text) }))
  return heard.flatMap(({ start, asked }, question) => {
    const before = heard.slice(0, question)
    const isWorn = before.filter((other) => other.start === start).length >= MOST_OPENINGS
    const twin = before.findIndex(
      (other) => (isWorn && other.start === start) || resemble(other.asked, asked),
    )
    return twin < 0 ? [] : [{ check: 'duplicate' as const, question, detail: `${twin}` }]
  })
}

/** A set written for one offer names its things in most questions; empty when it does. */
export function lackOfAnchors(
  questions: readonly Question[],
  jobDescription: string,
): QuestionFault[] {
  if (jobDescription.trim().length < SHORT_OFFER) return []
  const share = anchoredShare(questions, jobDescription)
  if (share >= ANCHORED_SHARE) return []
  return [{ check: 'anchoring', question: null, detail: share.toFixed(2) }]
}
