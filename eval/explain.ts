import { assess } from '#app/interviewer/coach/assessment/assess.ts'
import { trace } from '#app/interviewer/coach/assessment/trace.ts'
import { offersAtHand } from './answers/offers-at-hand.ts'
import { readGradedAnswers, readTricks } from './graded-answers.ts'

/** Prints what fired in one answer, on which words, and what it weighed; then what the coach says. */
export function explain(id: string, offersDir: string | undefined, answersDir: string): void {
  const item = [...readGradedAnswers(answersDir), ...readTricks(answersDir)].find(
    (one) => one.id === id,
  )
  if (!item) {
    console.error(`Aucune réponse ${id}.`)
    process.exitCode = 2
    return
  }
  const offer = offersAtHand(offersDir)(item.offer)
  const said = assess({ ...item, jobDescription: '' }, offer)
  console.log(`${id} · ${item.kind}\n« ${item.question} »\n${item.answer}\n`)
  for (const line of trace(item, offer)) console.log(line)
  console.log(`\nAnalyse : ${said.analysis}`)
  for (const text of said.strengths) console.log(`+ ${text}`)
  for (const text of said.improvements) console.log(`- ${text}`)
  console.log(`Exemple : ${said.exampleAnswer}`)
}
