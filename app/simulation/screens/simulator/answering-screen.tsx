import { type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionBar } from '#app/ui/action-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { optional } from '#app/ui/optional.ts'
import { settleVoice } from '#app/voice/settle.ts'
import { currentInterview, interviewStore } from '../../current-interview.ts'
import {
  hasUnsavedText,
  type Interview,
  isTryingAnew,
  latestAttempt,
  shownIndex,
  waitsForEnd,
  whereToResume,
} from '../../interview.ts'
import { whenScreensCame } from '../../interview-screens.ts'
import { pointsToSay } from '../../points-said.ts'
import { isAnswered } from '../../rules.ts'
import { InterviewProgress } from '../interview-progress.tsx'
import { QuestionHeading } from '../question-heading.tsx'
import { CorrectButton, UnderstoodLine } from '../understood/understood-line.tsx'
import { AnswerField, answerFault } from './answer-field.tsx'
import { LineOfOffer } from './line-of-offer.tsx'
import { Timer } from './timer.tsx'
import { ToSay } from './to-say.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

const loadOffer = async () => (await import('./offer-aside.tsx')).OfferAside
/** Fetched while the network is there, and not before the question. */
const OfferAside = optional(loadOffer)
const loadLeaving = async () => (await import('./leave-dialog.tsx')).LeaveDialog
/** Where it never came the browser asks. */
const LeaveDialog = optional(loadLeaving, function LeaveByBrowser({ onStay, onLeave }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(
    () => (confirm('Quitter cette question sans soumettre\u00a0?') ? onLeave() : onStay()),
    [],
  )
  return null
})
/** Nobody speaks or listens before the question is there to be read. */
const ListenButton = optional(
  async () => (await import('#app/voice/listen-button.tsx')).ListenButton,
)
const EarlierAttempt = optional(async () => (await import('./earlier-attempt.tsx')).EarlierAttempt)
const UsualTime = optional(async () => (await import('./usual-time.tsx')).UsualTime)
const VoiceKey = optional(async () => (await import('#app/voice/voice-key.tsx')).VoiceKey)

/** One question, its clock and the answer being typed. */
export function AnsweringScreen({ interview }: { interview: Interview }) {
  const { questions, draft, questionStartedAt } = interview
  const index = shownIndex(interview)
  const before = isTryingAnew(interview) ? latestAttempt(interview, index) : null
  // Kept with its question: the screen stays when the next one takes its place.
  const [triedAt, setTriedAt] = useState<number | null>(null)
  const [offerOpenAt, setOfferOpenAt] = useState<number | null>(null)
  const showsOffer = offerOpenAt === index
  const leave = useLeaveQuestion()
  const blocker = useLeaveGuard(hasUnsavedText(interview))

  const form = useRef<HTMLFormElement>(null)
  const closeOffer = useCallback(() => setOfferOpenAt(null), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has its own clock, those of a corrected offer too
  useEffect(() => interviewStore.startQuestion(), [index, questions])

  useEffect(() => void Promise.allSettled([loadOffer(), loadLeaving()]), [])

  const submit = () => {
    if (questionStartedAt === null || !settleVoice()) return
    if (answerFault(currentInterview()?.draft ?? '')) return setTriedAt(index)
    void whenScreensCame(() => {
      const now = currentInterview()
      if (!now || now.questionStartedAt === null) return
      interviewStore.answer(now.draft)
      leave()
    })
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className={`${WHOLE_PHONE} ${showsOffer ? BESIDE : ''}`}
    >
      <div className="min-w-0">
        <InterviewProgress index={index} total={questions.length}>
          <div className="flex items-baseline gap-3">
            {waitsForEnd(interview) && (
              <Suspense fallback={null}>
                <UsualTime key={index} interview={interview} />
              </Suspense>
            )}
            <Timer startedAt={questionStartedAt} />
          </div>
        </InterviewProgress>
        <QuestionHeading key={index} question={questions[index] ?? ''} size="large" />
        <LineOfOffer line={interview.lines[index] ?? null} />
        <UnderstoodLine interview={interview} />
        <div className="mt-3 -ml-5 flex flex-wrap">
          <OfferToggle
            isOpen={showsOffer}
            onToggle={() => setOfferOpenAt(showsOffer ? null : index)}
          />
          <CorrectButton interview={interview} />
          <Suspense fallback={null}>
            <ListenButton
              key={index}
              question={questions[index] ?? ''}
              staysHere={interview.isPrivate === true}
            />
          </Suspense>
        </div>
        {before && <ToSay {...pointsToSay(interview, index)} />}
        {before && (
          <Suspense fallback={<div className="min-h-[7.25rem]" />}>
            <EarlierAttempt
              attempt={before}
              onStartFrom={
                isAnswered(draft) ? null : () => interviewStore.writeDraft(before.answer)
              }
            />
          </Suspense>
        )}
      </div>
      {showsOffer && (
        <Suspense fallback={null}>
          <OfferAside
            id={OFFER_ID}
            jobDescription={interview.jobDescription}
            onClose={closeOffer}
          />
        </Suspense>
      )}
      <div className="mt-4 mb-6 min-w-0 max-sm:flex max-sm:grow">
        <AnswerField
          key={index}
          question={questions[index] ?? ''}
          value={draft}
          onChange={interviewStore.writeDraft}
          onSubmit={submit}
          wasTried={triedAt === index}
        >
          {!interview.isPrivate && (
            <Suspense fallback={<div className="min-h-12" />}>
              <VoiceKey
                key={index}
                field={() => form.current?.querySelector('textarea') ?? null}
                onText={interviewStore.writeDraft}
                onSpoken={interviewStore.speak}
              />
            </Suspense>
          )}
        </AnswerField>
      </div>
      <Actions key={index} isRetry={interview.retrying !== null} />
      {blocker.state === 'blocked' && (
        <Suspense fallback={null}>
          <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
        </Suspense>
      )}
    </form>
  )
}

/** Goes where the interview goes on; to the next question, which stands here, « Back » needs no step. */
function useLeaveQuestion() {
  const navigate = useNavigate()
  return () => {
    const now = currentInterview()
    const place = now && whereToResume(now)
    if (place && place !== '/simulator') void navigate(place)
  }
}

const OFFER_ID = 'offre'
/** On a phone the field takes what the question leaves, so that its advice stays above the actions. */
const WHOLE_PHONE = 'max-sm:flex max-sm:min-h-[calc(100dvh-6rem-1px)] max-sm:flex-col'
/** Wider than the column of the interview, so that the question keeps its own width. */
const BESIDE =
  'lg:relative lg:left-1/2 lg:grid lg:w-[min(72rem,calc(100vw-6rem))] lg:-translate-x-1/2 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-12'

function OfferToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="quiet"
      aria-expanded={isOpen}
      aria-controls={isOpen ? OFFER_ID : undefined}
      onClick={onToggle}
    >
      {isOpen ? "Refermer l'offre" : "Revoir l'offre"}
    </Button>
  )
}

/** The second press of a double one was meant for the screen before, and would be told that nothing is written. */
const dropSecondPress = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

function Actions({ isRetry }: { isRetry: boolean }) {
  const leave = useLeaveQuestion()
  const skip = (event: MouseEvent) => {
    // The second press of a double click would pass the question that has just appeared.
    if (event.detail > 1) return
    void whenScreensCame(() => {
      interviewStore.skip()
      if (isRetry) leave()
    })
  }
  return (
    <ActionBar>
      <Button className="settles max-sm:px-4" onClick={skip}>
        {isRetry ? 'Garder mon essai' : 'Passer'}
      </Button>
      <Button
        type="submit"
        variant="primary"
        onClick={dropSecondPress}
        title="Ctrl + Entrée"
        aria-keyshortcuts="Control+Enter"
        className="settles max-sm:grow max-sm:px-3"
      >
        Soumettre ma réponse
      </Button>
    </ActionBar>
  )
}
