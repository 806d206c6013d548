import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from '#app/interviewer/coach/coach.ts'
import { answerCalls } from '#app/platform/threads/answer-calls.ts'

/** Milliseconds without any work. */
const WAITS = 13_000
const coach = createCoach({ random: () => 0.5, book: bookOnDisk() })

/** Waits as a thread does that nobody can speak to, and takes no processor from the other tests. */
const sleep = (milliseconds = Number.POSITIVE_INFINITY) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/**
 * The coach as a program of its own, which some words keep busy or asleep for ever, for a while or
 * until a file is there, or make want everything.
 */
answerCalls({
  ...coach,
  async assessAnswer(request: Parameters<typeof coach.assessAnswer>[0]) {
    const kept: unknown[] = []
    while (request.answer.includes('sans fin')) kept.length = 0
    if (request.answer.includes('sans réveil')) sleep()
    const [, awaited = ''] = /^après (\S+)/.exec(request.answer) ?? []
    while (awaited && !existsSync(awaited)) sleep(10)
    while (request.answer.includes('sans mesure')) kept.push(Array.from({ length: 1_000 }, String))
    if (request.answer.includes('à son tour')) await setTimeout(WAITS)
    if (request.answer.includes('en panne')) throw new TypeError('a bug of the coach')
    return coach.assessAnswer(request)
  },
})
