import { extname, join } from 'node:path'
import { bookOnDisk } from './book-on-disk.ts'
import { createCoach } from './interviewer/coach/coach.ts'
import { warmUp } from './interviewer/coach/warm-up.ts'
import { collectNow } from './platform/collect-now.ts'
import { answerCalls } from './platform/threads/answer-calls.ts'

/** Built, it lies beside this program. */
const isBuilt = extname(import.meta.filename) !== '.ts'
const book = bookOnDisk(isBuilt ? join(import.meta.dirname, 'book') : undefined)

const coach = createCoach({ random: Math.random, book })

// Before it says that it is ready: whoever pastes the first offer does not wait for it.
await warmUp(coach)
collectNow()
answerCalls({ ...coach })
