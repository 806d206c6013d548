import { containsWords, makeSearchable } from '#app/interviewer/coach/book/match-words.ts'
import type { Page } from '#app/interviewer/coach/book/page.ts'
import { type Fault, fault } from '../fault.ts'
import { FrequentWords } from '../frequent-words.ts'

/**
 * At a tenth, the acts that many points are about (« je note », « j'appelle », « je vérifie ») were
 * accused with the empty words. At 0.15, where some of these acts stand, each new page accused old ones.
 */
const MOST_HEARD = 0.17
/** Below, that share is a handful of examples of one trade, which have its words in common as they should. */
const ENOUGH_EXAMPLES = 300

/** By code of page, the words that are heard in too many examples of other questions to tell anything. */
export function findTooWide(pages: readonly Page[]): Map<string, Fault[]> {
  const examples = pages.flatMap(({ questions }) =>
    questions.flatMap(({ id, example }) =>
      example ? [{ id, said: makeSearchable(example) }] : [],
    ),
  )
  const found = new Map<string, Fault[]>(pages.map(({ code }) => [code, []]))
  if (examples.length < ENOUGH_EXAMPLES) return found

  const said = new Map(examples.map(({ id, said }) => [id, said]))
  const most = MOST_HEARD * examples.length
  const frequent = new FrequentWords([...said.values()], most)
  for (const { code, questions } of pages)
    for (const { id, expects } of questions)
      for (const words of expects.flatMap(({ heard }) => heard)) {
        const own = said.get(id)
        const others = frequent.count(words) - (own && containsWords(own, words) ? 1 : 0)
        if (others > most)
          found.get(code)?.push(fault('mot trop large', id, `« ${words} » : ${others} exemples`))
      }
  return found
}
