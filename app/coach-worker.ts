import { createCoach } from './interviewer/coach/coach.ts'
import { warmUp } from './interviewer/coach/questions/warm-up.ts'
import { answerCalls } from './platform/threads/answer-calls.ts'

// Before it says that it is ready: whoever pastes the first offer does not wait for it.
warmUp()
answerCalls({ ...createCoach({ random: Math.random }) })
