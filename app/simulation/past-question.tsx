import { type Interview, latestAttempt } from './interview.ts'
import { saidPoints } from './points-said.ts'
import { minutesAndSeconds } from './report/durations.ts'
import { AnswerGiven } from './screens/feedback/answer-given.tsx'
import { Assessment } from './screens/feedback/assessment.tsx'
import { AttemptsCompared } from './screens/feedback/attempts-compared.tsx'
import { InDepthOnDemand } from './screens/feedback/in-depth-on-demand.tsx'
import { highlightAnswer } from './screens/feedback/marks.ts'
import { wholeAnswer } from './whole-answer.ts'

/** One question of an interview that is over or was left: its answer, what was said of it, its attempts. */
export function PastQuestion({ interview, index }: { interview: Interview; index: number }) {
  const latest = latestAttempt(interview, index)
  const whole = wholeAnswer(latest?.answer ?? '', latest?.followUp)
  const passages = highlightAnswer(whole, latest?.feedback?.evidence ?? [])
  return (
    <div className="grid gap-8">
      {latest && (
        <p className="figures text-base text-ink-soft">
          {`Répondu en ${minutesAndSeconds(latest.seconds)}`}
        </p>
      )}
      <AnswerGiven passages={passages} attempt={latest} />
      {latest?.feedback && (
        <Assessment
          feedback={latest.feedback}
          marks={passages.flatMap(({ mark }) => mark ?? [])}
          said={saidPoints(interview, index)}
        >
          <div className="empty:hidden">
            <AttemptsCompared earlier={interview.earlier[index] ?? []} latest={latest} />
          </div>
          {!interview.isPrivate && (
            <InDepthOnDemand
              question={interview.questions[index] ?? ''}
              answer={latest.answer}
              {...(latest.followUp && { followUp: latest.followUp })}
              jobDescription={interview.jobDescription}
              dimensions={latest.feedback.dimensions}
            />
          )}
        </Assessment>
      )}
      {latest && !latest.feedback && (
        <AttemptsCompared earlier={interview.earlier[index] ?? []} latest={latest} />
      )}
    </div>
  )
}
