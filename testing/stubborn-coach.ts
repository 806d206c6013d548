import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from '#app/interviewer/coach/coach.ts'
import { answerCalls } from '#app/platform/threads/answer-calls.ts'

const coach = createCoach({ random: () => 0.5, book: bookOnDisk() })

/** The coach as a program of its own, which some words keep busy for ever, or make want everything. */
answerCalls({
  ...coach,
  assessAnswer(request: Parameters<typeof coach.assessAnswer>[0]) {
    const kept: unknown[] = []
    while (request.answer.includes('sans fin')) kept.length = 0
    while (request.answer.includes('sans mesure')) kept.push(Array.from({ length: 1_000 }, String))
    if (request.answer.includes('en panne')) throw new TypeError('a bug of the coach')
    return coach.assessAnswer(request)
  },
})
