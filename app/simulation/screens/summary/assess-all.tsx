import { useCallback, useEffect, useRef, useState } from 'react'
import { ActionBar } from '#app/ui/action-bar.tsx'
import { Announcement } from '#app/ui/announcement.tsx'
import { Button } from '#app/ui/button.tsx'
import { KeptPairs } from '#app/ui/kept-pairs.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { answeredIndexes, type Interview, isAwaited, listUnassessed } from '../../interview.ts'
import { useFocusHere } from '../use-focus-here.ts'
import { AssessedRow } from './assessed-row.tsx'

/** How many answers are assessed at once. */
const AT_ONCE = 2

interface Props {
  interview: Interview
  /** Goes on to the recap without what could not be assessed. */
  onGoOn: () => void
}

/** The end of real conditions: every answer is assessed, and what fails may be tried again alone. */
export function AssessAll({ interview, onGoOn }: Props) {
  const heading = useFocusHere<HTMLHeadingElement>()
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())
  const [retried, setRetried] = useState<ReadonlySet<number>>(new Set())
  const noteRetry = (index: number) => setRetried((before) => new Set(before).add(index))
  const noteFailure = useCallback((index: number, hasFailed: boolean) => {
    setFailed((before) => {
      if (before.has(index) === hasFailed) return before
      const after = new Set(before)
      if (hasFailed) after.add(index)
      else after.delete(index)
      return after
    })
  }, [])

  const answered = answeredIndexes(interview)
  const waiting = listUnassessed(interview)
  const turn = new Set(waiting.filter((index) => !failed.has(index)).slice(0, AT_ONCE))
  const done = answered.length - waiting.length
  const hasStopped = waiting.every((index) => failed.has(index))
  const progress = sayProgress(done, answered.length)

  return (
    <section aria-labelledby="assessing" className="mx-auto max-w-[45rem]">
      <h1 id="assessing" ref={heading} tabIndex={-1} className="text-question outline-none">
        Vos réponses sont analysées
      </h1>
      <p className="mt-3 text-ink-soft">
        L'entretien est terminé. Vos réponses sont gardées : vous pouvez quitter cette page et
        reprendre ici.
      </p>
      <div className="mt-8 grid gap-2">
        <p className="figures text-base font-semibold">{progress}</p>
        <ProgressBar
          label="Analyse des réponses"
          value={(done / answered.length) * 100}
          valueText={progress}
        />
        <Announcement>{hasStopped ? STOPPED : progress}</Announcement>
      </div>
      <ol className="my-6 divide-y divide-hairline border-y border-hairline">
        {answered.map((index) => (
          <li key={index} className="grid gap-2 py-4">
            <p className="font-semibold wrap-anywhere">
              <KeptPairs>{interview.questions[index] ?? ''}</KeptPairs>
            </p>
            {!isAwaited(interview, index) && <Assessed wasRetried={retried.has(index)} />}
            {isAwaited(interview, index) &&
              (turn.has(index) || failed.has(index) || retried.has(index) ? (
                <AssessedRow
                  interview={interview}
                  index={index}
                  onRetry={noteRetry}
                  onFailure={noteFailure}
                />
              ) : (
                <p className="text-base text-ink-soft">En attente</p>
              ))}
          </li>
        ))}
      </ol>
      {hasStopped && (
        <ActionBar>
          <Button onClick={onGoOn}>Voir le récapitulatif sans ces retours</Button>
        </ActionBar>
      )}
    </section>
  )
}

/** Takes the focus that went with the button by which its assessment was tried again. */
function Assessed({ wasRetried }: { wasRetried: boolean }) {
  const here = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (wasRetried && document.activeElement === document.body) here.current?.focus()
  }, [wasRetried])
  return (
    <p ref={here} tabIndex={-1} className="text-base text-good outline-none">
      Analysée
    </p>
  )
}

const STOPPED = "Certaines réponses n'ont pas pu être analysées."

const sayProgress = (done: number, total: number) =>
  `${done} ${done > 1 ? 'réponses analysées' : 'réponse analysée'} sur ${total}`
