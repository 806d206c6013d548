import type { Coach } from '../coach/coach.ts'
import type { AnswerToAssess, FinishedInterview, Interviewer, Listener } from '../interviewer.ts'
import { askQuestions } from './ask-questions.ts'
import { assessAnswer } from './assess-answer.ts'
import { type Line, openConversation } from './call/conversation.ts'
import { isRefusal } from './call/failures.ts'
import { createReplyCache } from './reply-cache.ts'
import { summarise } from './summarise.ts'

interface ModelInterviewerOptions {
  line: Line
  /** Reads offers, catches non-answers, computes, and takes over once the day's budget is spent. */
  coach: Coach
  samples: number
  now: () => number
}

/** An interviewer that asks a generative model, and shows nothing of its replies that was not checked. */
export function createModelInterviewer(options: ModelInterviewerOptions): Interviewer {
  const { line, coach, samples } = options
  const cached = createReplyCache(options.now)

  async function assess(request: AnswerToAssess, { signal, onPartial }: Listener) {
    const { outline, kind, said, isNonAnswer, awaited, assessment } = await coach.assessInFull(
      request,
      signal,
    )
    if (isNonAnswer) return assessment
    const toJudge = { question: request.question, kind, answer: said, outline, awaited }
    const conversation = openConversation(line, signal)
    const assessing = { request, toJudge, conversation, samples, spare: assessment, onPartial }
    return assessAnswer(assessing).catch((error) => {
      // Said of this text alone, a refusal would come again: the coach answers, and is named as who did.
      if (isRefusal(error)) return assessment
      throw error
    })
  }

  async function recap(interview: FinishedInterview, signal: AbortSignal | undefined) {
    const spare = await coach.summarise(interview, signal)
    if (interview.exchanges.every(({ answer }) => answer.trim() === '')) return spare
    const outline = await coach.outlineOffer(interview.jobDescription, signal)
    return summarise({ interview, outline, conversation: openConversation(line, signal), spare })
  }

  return {
    async askQuestions(jobDescription, signal, options = {}) {
      const { corrections, format, alreadyAsked = [] } = options
      signal?.throwIfAborted()
      if (!(await line.ledger.hasRoom())) return coach.askQuestions(jobDescription, signal, options)
      const outline = await coach.outlineOffer(jobDescription, signal)
      const conversation = openConversation(line, signal)
      const spare = async () =>
        (await coach.askQuestions(jobDescription, signal, options)).questions
      const precisions = corrections ? await coach.understand(jobDescription, corrections) : null
      const known = await coach.knowTrade(jobDescription, corrections)
      const offer = { outline, precisions, known, alreadyAsked }
      const contradicts = (questions: readonly string[]) =>
        coach.contradicts(jobDescription, questions, corrections)
      return askQuestions({ jobDescription, offer, format, conversation, spare, contradicts })
    },
    async assessAnswer(request, listener = {}) {
      listener.signal?.throwIfAborted()
      if (!(await line.ledger.hasRoom())) return coach.assessAnswer(request, listener)
      return cached(['assessment', request], listener, (all) => assess(request, all))
    },
    async summarise(interview, signal) {
      signal?.throwIfAborted()
      if (!(await line.ledger.hasRoom())) return coach.summarise(interview, signal)
      return cached(['summary', interview], { signal }, (all) => recap(interview, all.signal))
    },
    condition: () => (line.breaker.isResting() ? 'resting' : 'ready'),
  }
}
