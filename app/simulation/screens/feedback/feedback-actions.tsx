import { ActionBar } from '#app/ui/action-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { canRetry, type Interview } from '../../interview.ts'
import type { useWaysOn } from './use-ways-on.ts'

interface Props {
  interview: Interview
  index: number
  ways: ReturnType<typeof useWaysOn>
}

/** Once there is nothing more to wait for: the question again, or what follows it. */
export function FeedbackActions({ interview, index, ways }: Props) {
  return (
    <ActionBar>
      {canRetry(interview, index) && (
        <Button className="settles max-sm:grow" onClick={() => void ways.takeAgain()}>
          Reprendre cette question
        </Button>
      )}
      <Button
        variant="primary"
        className="settles max-sm:grow sm:ml-auto"
        onClick={({ detail }) => {
          // The second press of the one that submitted would pass a feedback that nobody has read.
          if (detail < 2) void ways.goOn()
        }}
      >
        {wordsToGoOn(interview, index)}
      </Button>
    </ActionBar>
  )
}

function wordsToGoOn({ retrying, currentQuestionIndex, questions }: Interview, index: number) {
  const isOver = currentQuestionIndex >= questions.length
  if (retrying && !isOver) return "Revenir à l'entretien"
  return isOver || index === questions.length - 1 ? 'Voir le récapitulatif' : 'Question suivante'
}
