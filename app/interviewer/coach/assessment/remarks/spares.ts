import type { ExampleAtHand } from '../example/invented.ts'
import type { Judgement } from '../judge.ts'
import { compareWithPoints } from '../points/ask-points.ts'
import { digInto } from './dig.ts'
import { goFurther, keepInReserve, strengthen } from './further.ts'
import type { Improvement } from './limit-remarks.ts'
import { whatTheExampleShows } from './near-by.ts'

/** What was said already, and of what. */
interface Said {
  question: string
  example: ExampleAtHand
  quoted: readonly string[]
  /** The advice found, by its name. */
  advised: readonly string[]
  /** Nothing else is said to be improved. */
  isAlone: boolean
}

/** What may always be said of an answer that holds something: a question on its own words, then a step further. */
export function sparesOf(
  judgement: Judgement,
  { question, example, quoted, advised, isAlone }: Said,
): Improvement[] {
  if (judgement.page) return isAlone ? compareWithPoints(judgement).map(asSpare) : []
  const dig = digInto(judgement, quoted, advised)
  const found = [
    ...strengthen(judgement),
    ...(dig ? [dig] : []),
    ...goFurther(judgement, question),
    ...whatTheExampleShows(judgement, example),
  ]
  const prepared = found.findIndex((text) => PREPARES.test(text))
  const texts = found.filter((text, at) => at === prepared || !PREPARES.test(text))
  const isLast = isAlone && texts.length === 0
  return [...texts, ...keepInReserve(judgement, isLast)].map(asSpare)
}

const asSpare = (text: string): Improvement => ({ urgency: 0, text })

/** Two things to prepare are none. */
const PREPARES = /\bpréparez\b/iu
