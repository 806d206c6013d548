import { useLocation } from 'react-router'
import { canRetry, type Interview } from '#app/simulation/interview.ts'
import { PastQuestion } from '#app/simulation/past-question.tsx'
import { Button } from '#app/ui/button.tsx'
import { KeptPairs } from '#app/ui/kept-pairs.tsx'
import type { WholeSimulation } from '../contract.ts'
import { useResume } from './use-resume.ts'

interface Props {
  whole: WholeSimulation
  interview: Interview
}

/** Every question that was reached, folded; each may be tried again. */
export function PastQuestions({ whole, interview }: Props) {
  const { questions, answers, feedbacks } = interview
  const resume = useResume(whole)
  const { hash } = useLocation()
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl">
        Les questions
      </h2>
      <ol className="mt-4 divide-y divide-hairline border-y border-hairline">
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a simulation never move
          <li key={index}>
            <details
              className="group py-2"
              {...(hash === `#question-${index + 1}` && { open: true, ref: bringHere })}
            >
              <summary className="grid min-h-14 cursor-pointer grid-cols-[auto_auto_minmax(0,1fr)] content-center items-baseline py-2 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto] sm:gap-x-2">
                <span className="figures w-6 text-ink-soft">{index + 1}</span>
                <span className="font-semibold wrap-anywhere">
                  <KeptPairs>{question}</KeptPairs>
                </span>
                <span className="figures text-base text-ink-soft max-sm:col-start-3 sm:pl-2">
                  {resultOf(answers[index], feedbacks[index]?.score)}
                </span>
              </summary>
              {answers[index] === undefined ? (
                <p className="pb-6 text-ink-soft">
                  Vous n'êtes pas encore arrivé à cette question.
                </p>
              ) : (
                <div className="pb-8 sm:pl-10">
                  <PastQuestion interview={interview} index={index} />
                  {canRetry(interview, index) && (
                    <Button className="mt-8" onClick={() => void resume(index)}>
                      Reprendre cette question
                    </Button>
                  )}
                </div>
              )}
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The address named this question before it was there to go to. */
const bringHere = (question: HTMLElement | null) => question?.scrollIntoView({ block: 'start' })

function resultOf(answer: string | undefined, score: number | undefined): string {
  if (answer === undefined) return 'à venir'
  if (answer === '') return 'passée'
  return score === undefined ? 'sans retour' : `${score}/100`
}
