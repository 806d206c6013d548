import { PLAIN_MONTHS } from '../french/months.ts'
import { normalizeText } from './normalize-text.ts'

const PAY = /\b(?:pretentions?|salaire\w*|salarial\w*|remuneration|tarifs?|fourchette)\b/
const WHEN =
  /\b(?:disponib\w*|preavis|quand (?:pouvez|pourriez|seriez|etes|pourrez)|date de (?:debut|prise)|quelles dates|des quand|delai|a partir de quand|horaires?|rythme)\b/
const OWN_QUESTIONS = /\b(?:questions?|savoir|demander|ajouter)\b/

export const asksForPay = (question: string) => PAY.test(normalizeText(question))
export const asksForDates = (question: string) => WHEN.test(normalizeText(question))

/** Where a last question asks for pay and for dates; -1 where it does not. */
export const placesAsked = (question: string) => {
  const asked = normalizeText(question)
  return { pay: asked.search(PAY), dates: asked.search(WHEN) }
}

/** Whether a last question asks what the candidate wants to know. */
export const invitesQuestions = (question: string) => OWN_QUESTIONS.test(normalizeText(question))

/** Whether a last question asks for pay, dates or hours, and not what the candidate wants to know. */
export const asksForTerms = (question: string) =>
  (asksForPay(question) || asksForDates(question)) && !OWN_QUESTIONS.test(normalizeText(question))

const AN_AMOUNT =
  /\d[\d .]{2,}(?:,\d+)? ?(?:€|euros?\b|brut)|\b\d{2,3}(?:[.,]\d)? ?k(?:€|\b)|\b\d{4,6}\b|\b\d{2,3} 000\b/

/** Whether a last question about pay alone is given an amount: it is answered, however it is told. */
export const answersPay = (question: string, plainAnswer: string) =>
  asksForTerms(question) &&
  asksForPay(question) &&
  !asksForDates(question) &&
  AN_AMOUNT.test(plainAnswer)

const A_DAY = new RegExp(
  String.raw`\b(?:des (?:demain|maintenant|aujourd hui)|immediatement|preavis|(?:\d{1,2}|1er) (?:${PLAIN_MONTHS})|(?:debut|fin|mi) (?:${PLAIN_MONTHS}))\b`,
)

/** Whether a last question that asks for dates is given one: it is answered, however it is told. */
export const answersDates = (question: string, plainAnswer: string) =>
  asksForDates(question) && A_DAY.test(plainAnswer)

const ASKS_WHAT_SUITS = /\b(?:disponibilites|acceptez.vous)\b/
const SUITS =
  /\b(?:(?:ca|cela|ces? \w+(?: la)?) (?:me|m) (?:va|vont|convien\w+)|me (?:va|vont|convien\w+)|(?:aucun|pas de|sans) (?:souci|probleme)\w*|d accord|disponible|j accepte|je (?:peux|pourrais|le fais|suis libre)|acceptable|(?:l|en) ai (?:deja|toujours) fait)\b/

/** Whether a last question that asks only which hours or travels suit is told that they do. */
export const answersWhatSuits = (question: string, plainAnswer: string) => {
  const asked = normalizeText(question)
  return ASKS_WHAT_SUITS.test(asked) && !OWN_QUESTIONS.test(asked) && SUITS.test(plainAnswer)
}
