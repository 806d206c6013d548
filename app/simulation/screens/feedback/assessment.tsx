import type { ReactNode } from 'react'
import { LevelBars } from '#app/ui/level-bars.tsx'
import { noBreak } from '#app/ui/no-break.ts'
import type { Feedback } from '../../contract.ts'
import { SourceLine } from '../source-line.tsx'
import { ExampleAnswer } from './example-answer.tsx'
import { LevelMeanings } from './level-meanings.tsx'
import { type Mark, numberRemarks } from './marks.ts'
import { RemarkList } from './remark-list.tsx'

/** What the coach says of one answer: the analysis first, then what worked, what to change, an example. */
export function Assessment({
  feedback,
  marks,
  followUp,
  children,
}: {
  feedback: Feedback
  marks: readonly Mark[]
  /** What stands before the example. */
  followUp?: ReactNode
  /** What stands after it. */
  children?: ReactNode
}) {
  const { strengths, improvements, dimensions, exampleAnswer } = feedback
  const remarks = (items: string[], positive: boolean) =>
    numberRemarks(
      items,
      marks.filter((mark) => mark.positive === positive),
    )
  return (
    <div className="grid gap-10 wrap-anywhere">
      <p className="whitespace-pre-wrap">{noBreak(feedback.analysis)}</p>
      {dimensions.length > 0 && (
        <div>
          <LevelBars levels={dimensions} />
          <LevelMeanings dimensions={dimensions} />
        </div>
      )}
      <div className="grid gap-10 sm:grid-cols-2">
        <RemarkList
          title="Points forts"
          tone="good"
          remarks={remarks(strengths, true)}
          {...highLevels(dimensions)}
        />
        <RemarkList
          title="Axes d'amélioration"
          tone="improve"
          remarks={remarks(improvements, false)}
        />
      </div>
      {followUp}
      {exampleAnswer !== '' && <ExampleAnswer text={exampleAnswer} />}
      {children}
      <SourceLine source={feedback.source} />
    </div>
  )
}

const HIGH = 4

/** A good answer may hold no passage to quote: « nothing » beside a level of 5 would be untrue. */
function highLevels(dimensions: Feedback['dimensions']): { nothing?: string } {
  const high = dimensions.filter(({ level }) => level >= HIGH)
  if (high.length === 0) return {}
  const levels = high.map(({ name, level }) => `${name}, ${level} sur 5`).join(' ; ')
  return { nothing: `Aucun passage à citer, mais de bons niveaux à conserver : ${levels}.` }
}
