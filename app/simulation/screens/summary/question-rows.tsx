import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { KeptPairs } from '#app/ui/kept-pairs.tsx'
import { saySpoken } from '#app/voice/spoken-facts.ts'
import type { Feedback } from '../../contract.ts'
import { interviewStore } from '../../current-interview.ts'
import { canRetry, type Interview } from '../../interview.ts'
import { whenScreensCame } from '../../interview-screens.ts'
import { minutesAndSeconds } from '../../report/durations.ts'
import { isAnswered } from '../../rules.ts'
import { FeedbackFolded } from './feedback-folded.tsx'

/** Each question with what it gave and what to mend, those that were passed first; any may be taken again. */
export function QuestionRows({ interview }: { interview: Interview }) {
  const { questions, answers } = interview
  const wasAnswered = (index: number) => isAnswered(answers[index])
  const order = [...questions.keys()].sort(
    (a, b) => Number(wasAnswered(a)) - Number(wasAnswered(b)) || a - b,
  )
  return (
    <section aria-labelledby="reprendre">
      <h2 id="reprendre" className="text-2xl">
        Question par question
      </h2>
      <p className="mt-2 text-base text-ink-soft">
        Reprenez celles que vous voulez : un nouvel essai ne compte pas comme une simulation.
      </p>
      <ol className="mt-4 divide-y divide-hairline border-y border-hairline">
        {order.map((index) => (
          <Row key={index} interview={interview} index={index} />
        ))}
      </ol>
    </section>
  )
}

function Row({ interview, index }: { interview: Interview; index: number }) {
  const navigate = useNavigate()
  const takeAgain = () =>
    whenScreensCame(() => {
      interviewStore.retry(index)
      void navigate('/simulator')
    })
  const feedback = interview.feedbacks[index] ?? null
  const isPassed = !isAnswered(interview.answers[index])
  const spoken = interview.spoken[index]
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-y-2 py-4 sm:grid-cols-[1.75rem_minmax(0,1fr)_auto] sm:gap-x-2">
      <span className="figures self-start text-ink-soft">{index + 1}</span>
      <div>
        <p className="font-semibold wrap-anywhere">
          <KeptPairs>{interview.questions[index] ?? ''}</KeptPairs>
        </p>
        <p className="figures mt-1 text-base text-ink-soft">{resultOf(interview, index)}</p>
        {spoken && <p className="figures text-base text-ink-soft">{saySpoken(spoken)}</p>}
        {!isPassed && feedback && <Mend feedback={feedback} />}
      </div>
      {canRetry(interview, index) ? (
        <Button
          aria-label={`Reprendre la question ${index + 1}`}
          className="max-sm:col-start-2 max-sm:justify-self-start"
          onClick={() => void takeAgain()}
        >
          Reprendre
        </Button>
      ) : (
        <span className="text-base text-ink-soft max-sm:col-start-2">Cinq essais faits</span>
      )}
      {interview.format?.conditions === 'real' && !isPassed && feedback && (
        <FeedbackFolded interview={interview} index={index} />
      )}
    </li>
  )
}

function resultOf({ answers, answerTimes, feedbacks }: Interview, index: number): string {
  if (!isAnswered(answers[index])) return 'Passée'
  const time = minutesAndSeconds(answerTimes[index] ?? 0)
  const score = feedbacks[index]?.score
  return score === undefined ? `Sans retour, en ${time}` : `${score} sur 100, en ${time}`
}

/** What is fine already is not to be mended. */
const FINE = 4

function Mend({ feedback: { dimensions } }: { feedback: Feedback }) {
  const [weakest] = [...dimensions].sort((a, b) => a.level - b.level)
  if (!weakest || weakest.level >= FINE) return null
  return <p className="mt-1 text-base text-improve">{`À travailler : ${weakest.name}`}</p>
}
