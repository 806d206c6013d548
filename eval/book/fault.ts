/** What falls short in a page; `question` is the id of a question, null when it is the page's. */
export interface Fault {
  rule: string
  question: string | null
  detail: string
}

export const fault = (rule: string, question: string | null, detail: string): Fault => ({
  rule,
  question,
  detail,
})
