import { useRef, useState } from 'react'
import { Announcement } from '#app/ui/announcement.tsx'
import { Redirect } from '#app/ui/redirect.tsx'
import type { PartialFeedback } from '../../contract.ts'
import { interviewStore } from '../../current-interview.ts'
import { type Interview, latestAttempt, shownIndex } from '../../interview.ts'
import { hasUnsentFollowUp } from '../../interview-details.ts'
import { tickPoint } from '../../point-verbs.ts'
import { saidPoints } from '../../points-said.ts'
import { minutesAndSeconds } from '../../report/durations.ts'
import { wholeAnswer } from '../../whole-answer.ts'
import { InterviewProgress } from '../interview-progress.tsx'
import { QuestionHeading } from '../question-heading.tsx'
import { AnswerGiven } from './answer-given.tsx'
import { AskedBack } from './asked-back.tsx'
import { Assessment } from './assessment.tsx'
import { AssessmentArriving } from './assessment-arriving.tsx'
import { AssessmentFailure } from './assessment-failure.tsx'
import { AttemptsCompared } from './attempts-compared.tsx'
import { FeedbackActions } from './feedback-actions.tsx'
import { InDepthSlot } from './in-depth-slot.tsx'
import { highlightAnswer } from './marks.ts'
import { useAssessment } from './use-assessment.ts'
import { useWaysOn } from './use-ways-on.ts'

const ANNOUNCED = {
  passed: '',
  ready: 'Votre retour est prêt.',
  failed: '',
}

export function FeedbackView({ interview }: { interview: Interview }) {
  const { questions, answers, answerTimes, earlier } = interview
  // The question that was answered stays on the screen while the next one is being reached.
  const [index] = useState(Math.min(shownIndex(interview), questions.length - 1))
  const { state, feedback, followUp, partial, sentence, retry } = useAssessment(interview, index)
  const ways = useWaysOn(interview, index)
  // Where a way on was held back, since words were typed and not sent.
  const [heldAt, setHeldAt] = useState<number | null>(null)
  const title = useRef<HTMLHeadingElement>(null)

  const answer = answers[index]
  if (answer === undefined) return <Redirect to="/simulator" />

  const latest = latestAttempt(interview, index)
  const tryAgain = () => {
    retry()
    // The pressed button is about to go: the place it was in is the next best.
    title.current?.focus()
  }
  const whole = wholeAnswer(answer, latest?.followUp)
  const passages = highlightAnswer(whole, feedback?.evidence ?? [])
  const isWaiting = state === 'pending' || (state === 'ready' && followUp === 'pending')
  const held = hasUnsentFollowUp(interview, index)
  const hold = async () => setHeldAt(index)
  const waysOn = held ? { goOn: hold, takeAgain: hold } : ways

  return (
    <>
      <InterviewProgress index={index} total={questions.length}>
        <p className="text-base text-ink-soft">
          {state !== 'passed' && (
            <span className="figures">{`Répondu en ${minutesAndSeconds(answerTimes[index] ?? 0)}`}</span>
          )}
        </p>
      </InterviewProgress>
      <QuestionHeading question={questions[index] ?? ''} size="small" />
      <AnswerGiven passages={passages} attempt={latest} />
      <Announcement>{isWaiting ? pendingWords(partial) : ANNOUNCED[state]}</Announcement>
      <section aria-labelledby="assessment" aria-busy={isWaiting} className="my-8 sm:my-12">
        <h2
          ref={title}
          tabIndex={-1}
          id="assessment"
          className="outline-none mb-4 text-[1.5rem] sm:text-[1.75rem]"
        >
          Analyse et conseil
        </h2>
        {state === 'passed' && <p>{sentence}</p>}
        {state === 'pending' && <AssessmentArriving partial={partial} />}
        {state === 'failed' && (
          <AssessmentFailure
            sentence={sentence}
            onRetry={tryAgain}
            onGoOn={() => void ways.goOn()}
          />
        )}
        {feedback && (
          <Assessment
            feedback={feedback}
            marks={passages.flatMap(({ mark }) => mark ?? [])}
            said={saidPoints(interview, index)}
            onTick={(point, isSaid) =>
              interviewStore.change((now) => tickPoint(now, { index, point, isSaid }))
            }
            followUp={
              <AskedBack
                interview={interview}
                index={index}
                state={followUp}
                isHeld={held && heldAt === index}
                sentence={sentence}
                onRetry={retry}
                onSettled={() => title.current?.focus()}
              />
            }
          >
            {latest && (
              <div className="empty:hidden">
                <AttemptsCompared earlier={earlier[index] ?? []} latest={latest} />
              </div>
            )}
            {!interview.isPrivate && (
              <InDepthSlot
                question={questions[index] ?? ''}
                answer={answer}
                {...(latest?.followUp && { followUp: latest.followUp })}
                jobDescription={interview.jobDescription}
                dimensions={feedback.dimensions}
              />
            )}
          </Assessment>
        )}
      </section>
      {(state === 'ready' || state === 'passed') && (
        <FeedbackActions interview={interview} index={index} ways={waysOn} />
      )}
    </>
  )
}

/** A block is announced once when it begins, never word by word. */
function pendingWords(partial: PartialFeedback | null): string {
  if (partial?.analysis) return "L'analyse s'écrit."
  if (partial?.strengths?.length) return 'Les points forts arrivent.'
  return 'Analyse de votre réponse en cours.'
}
