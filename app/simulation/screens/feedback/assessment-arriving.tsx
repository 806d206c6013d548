import type { ReactNode } from 'react'
import { LevelBars } from '#app/ui/level-bars.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { PartialFeedback } from '../../contract.ts'
import { Analysis } from './analysis.tsx'
import { ExampleAnswer } from './example-answer.tsx'
import { RemarkList } from './remark-list.tsx'

const LEVELS = [1, 2, 3, 4, 5]

/** The feedback while it is being written: each block in its own place, as soon as it is there. */
export function AssessmentArriving({ partial }: { partial: PartialFeedback | null }) {
  const { analysis, dimensions, strengths = [], improvements = [], exampleAnswer } = partial ?? {}
  return (
    <div>
      <p className="mb-6 text-ink-soft">Nous relisons votre réponse, mot à mot.</p>
      <div className="grid gap-5 wrap-anywhere sm:gap-10">
        <div className="min-h-40 sm:min-h-28">
          {analysis ? <Analysis text={analysis} /> : <PendingLines />}
        </div>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-10">
          <Remarks title="Points forts" tone="good" items={strengths} />
          <Remarks title="Axes d'amélioration" tone="improve" items={improvements} />
        </div>
        <div className="min-h-40">
          {dimensions?.length ? <LevelBars levels={dimensions} /> : <PendingLevels />}
        </div>
        {exampleAnswer && <ExampleAnswer text={exampleAnswer} />}
      </div>
    </div>
  )
}

function Remarks({
  title,
  tone,
  items,
}: {
  title: string
  tone: 'good' | 'improve'
  items: string[]
}) {
  if (items.length === 0) return <PendingList />
  const remarks = items.map((text) => ({ text, number: null }))
  return (
    <Room>
      <RemarkList title={title} tone={tone} remarks={remarks} />
    </Room>
  )
}

/** What comes next must not move what is already being read. */
const Room = ({ children }: { children: ReactNode }) => <div className="min-h-32">{children}</div>

const PendingLines = () => (
  <div className="grid gap-3">
    <Skeleton />
    <Skeleton className="h-5 w-11/12" />
    <Skeleton className="h-5 w-2/3" />
  </div>
)

const PendingLevels = () => (
  <div className="grid gap-4">
    {LEVELS.map((level) => (
      <Skeleton key={level} className="h-4 w-full" />
    ))}
  </div>
)

const PendingList = () => (
  <Room>
    <div className="grid gap-3">
      <Skeleton className="mb-2 h-6 w-1/2" />
      <Skeleton />
      <Skeleton className="h-5 w-4/5" />
    </div>
  </Room>
)
