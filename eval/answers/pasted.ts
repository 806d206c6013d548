import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge } from '#app/interviewer/coach/assessment/judge.ts'
import { prepareForAssessment } from '#app/interviewer/coach/assessment/prepare-for-assessment.ts'
import { outlineOffer } from '#app/interviewer/coach/offer-facts/outline-offer.ts'
import { QUESTION_KINDS } from '#app/interviewer/kinds.ts'
import { ANY_OFFER } from './any-offer.ts'

const WORTHLESS = 10
const LONGEST_ANSWER = 10_000

/** How many offers, pasted as the answer (whole, in one line, each half of it), are known as such by every kind of question. */
export function measurePasted(directories: string): { caught: number; of: number } {
  const texts = directories
    .split(',')
    .filter((one) => existsSync(one))
    .flatMap((one) =>
      readdirSync(one)
        .filter((file) => file.endsWith('.txt'))
        .map((file) => readFileSync(join(one, file), 'utf8')),
    )
  return { caught: texts.filter(isCaught).length, of: texts.length }
}

function isCaught(text: string): boolean {
  const offer = prepareForAssessment(outlineOffer(text))
  const half = text.length / 2
  const pieces = [text, text.replace(/\s+/g, ' '), text.slice(0, half), text.slice(half)]
  return pieces.every((piece) =>
    QUESTION_KINDS.every(
      (kind) =>
        judge({ question: ANY_OFFER[kind], answer: piece.slice(0, LONGEST_ANSWER) }, offer).score <=
        WORTHLESS,
    ),
  )
}
