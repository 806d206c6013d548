/** Every check that a question set must pass, by the name under which its faults are counted. */
export type Check =
  | 'count'
  | 'order'
  | 'language'
  | 'vouvoiement'
  | 'one-question'
  | 'length'
  | 'closed'
  | 'duplicate'
  | 'anchoring'
  | 'forbidden-topic'
  | 'past-pay'
  | 'broken-french'
  | 'against-offer'

/** One thing wrong with a question set; `question` is its index, null when the whole set is at fault. */
export interface QuestionFault {
  check: Check
  question: number | null
  detail: string
}
