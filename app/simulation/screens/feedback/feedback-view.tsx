import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionBar } from '#app/ui/action-bar.tsx'
import { Announcement } from '#app/ui/announcement.tsx'
import { Button } from '#app/ui/button.tsx'
import { Redirect } from '#app/ui/redirect.tsx'
import type { PartialFeedback } from '../../contract.ts'
import {
  canRetry,
  type Interview,
  latestAttempt,
  shownIndex,
  whereToResume,
} from '../../interview.ts'
import { whenScreensCame } from '../../interview-screens.ts'
import { minutesAndSeconds } from '../../report/durations.ts'
import { currentInterview, session } from '../../session.ts'
import { InterviewProgress } from '../interview-progress.tsx'
import { QuestionHeading } from '../question-heading.tsx'
import { AnswerGiven } from './answer-given.tsx'
import { Assessment } from './assessment.tsx'
import { AssessmentArriving } from './assessment-arriving.tsx'
import { AssessmentFailure } from './assessment-failure.tsx'
import { AttemptsCompared } from './attempts-compared.tsx'
import { InDepthSlot } from './in-depth-slot.tsx'
import { markAnswer } from './marks.ts'
import { useAssessment } from './use-assessment.ts'

const ANNOUNCED = {
  passed: '',
  ready: 'Votre retour est prêt.',
  failed: '',
}

export function FeedbackView({ interview }: { interview: Interview }) {
  const { questions, answers, answerTimes, earlier } = interview
  // The question that was answered stays on the screen while the next one is being reached.
  const [index] = useState(Math.min(shownIndex(interview), questions.length - 1))
  const { state, feedback, partial, sentence, retry } = useAssessment(interview, index)
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)

  const answer = answers[index]
  if (answer === undefined) return <Redirect to="/simulator" />

  const isLast = index === questions.length - 1
  const isElsewhere = interview.retrying !== null
  const goOn = () =>
    whenScreensCame(() => {
      // A second press, before the next screen has come, would pass a question that nobody has seen.
      if (hasMovedOn(index)) return
      session.next()
      const now = currentInterview()
      void navigate(isElsewhere && now ? whereToResume(now) : isLast ? '/summary' : '/simulator')
    })
  const tryQuestionAgain = () =>
    whenScreensCame(() => {
      session.retry(index)
      void navigate('/simulator')
    })
  const latest = latestAttempt(interview, index)
  const tryAgain = () => {
    retry()
    // The pressed button is about to go: the place it was in is the next best.
    title.current?.focus()
  }
  const passages = markAnswer(answer, feedback?.evidence ?? [])

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
      <AnswerGiven passages={passages} wasPassed={state === 'passed'} />
      <Announcement>{state === 'pending' ? pendingWords(partial) : ANNOUNCED[state]}</Announcement>
      <section aria-labelledby="assessment" aria-busy={state === 'pending'} className="my-12">
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
          <AssessmentFailure sentence={sentence} onRetry={tryAgain} onGoOn={() => void goOn()} />
        )}
        {feedback && (
          <Assessment feedback={feedback} marks={passages.flatMap(({ mark }) => mark ?? [])}>
            {latest && (
              <div className="empty:hidden">
                <AttemptsCompared earlier={earlier[index] ?? []} latest={latest} />
              </div>
            )}
            <InDepthSlot
              question={questions[index] ?? ''}
              answer={answer}
              jobDescription={interview.jobDescription}
              dimensions={feedback.dimensions}
            />
          </Assessment>
        )}
      </section>
      {(state === 'ready' || state === 'passed') && (
        <ActionBar>
          {canRetry(interview, index) && (
            <Button className="settles max-sm:grow" onClick={() => void tryQuestionAgain()}>
              Reprendre cette question
            </Button>
          )}
          <Button
            variant="primary"
            className="settles max-sm:grow sm:ml-auto"
            onClick={({ detail }) => {
              // The second press of the one that submitted would pass a feedback that nobody has read.
              if (detail < 2) void goOn()
            }}
          >
            {wordsToGoOn(interview, isLast)}
          </Button>
        </ActionBar>
      )}
    </>
  )
}

function hasMovedOn(index: number): boolean {
  const now = currentInterview()
  return now !== null && Math.min(shownIndex(now), now.questions.length - 1) !== index
}

function wordsToGoOn(interview: Interview, isLast: boolean): string {
  const isOver = interview.currentQuestionIndex >= interview.questions.length
  if (interview.retrying && !isOver) return "Revenir à l'entretien"
  return isLast || isOver ? 'Voir le récapitulatif' : 'Question suivante'
}

/** A block is announced once when it begins, never word by word. */
function pendingWords(partial: PartialFeedback | null): string {
  if (partial?.analysis) return "L'analyse s'écrit."
  if (partial?.strengths?.length) return 'Les points forts arrivent.'
  return 'Analyse de votre réponse en cours.'
}
