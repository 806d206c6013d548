import type { ReactNode } from 'react'
import { faultsTold, isPitfallKept, isPitfallShown } from '#app/interviewer/pitfall.ts'
import { LevelBars } from '#app/ui/level-bars.tsx'
import type { Feedback } from '../../contract.ts'
import { SourceLine } from '../source-line.tsx'
import { Analysis } from './analysis.tsx'
import { ExampleAnswer } from './example-answer.tsx'
import { FirstThing } from './first-thing.tsx'
import { LevelMeanings } from './level-meanings.tsx'
import { ListenedFor } from './listened-for.tsx'
import { type Mark, numberRemarks } from './marks.ts'
import { Pitfall } from './pitfall.tsx'
import { PointsToTick } from './points-to-tick.tsx'
import { RemarkList } from './remark-list.tsx'
import { RulesOut } from './rules-out.tsx'
import { WhatItMayMiss } from './what-it-may-miss.tsx'

/** What the coach says of one answer: a verdict and the one thing to change first, what was heard and what was not, then the levels, then an example. */
export function Assessment({
  feedback,
  marks,
  said,
  onTick,
  followUp,
  children,
}: {
  feedback: Feedback
  marks: readonly Mark[]
  /** The points of the question that the answer makes. */
  said: readonly string[]
  /** Where the candidate may say so. */
  onTick?: (point: string, isSaid: boolean) => void
  /** What stands before the example. */
  followUp?: ReactNode
  /** What stands after it. */
  children?: ReactNode
}) {
  const { strengths, dimensions, exampleAnswer, pitfall = '', listensFor = [] } = feedback
  const faults = faultsTold(feedback)
  const hasPitfall = isPitfallShown(feedback)
  const { first, others } = firstAmong(feedback.improvements)
  const firstMark = marks.find(({ positive, quote }) => !positive && first?.includes(quote))
  const remarks = (items: readonly string[], positive: boolean) =>
    numberRemarks(
      items,
      marks.filter((mark) => mark.positive === positive && mark !== firstMark),
    )
  return (
    <div className="grid gap-5 wrap-anywhere sm:gap-10">
      <Analysis text={feedback.analysis} />
      {hasPitfall && <Pitfall text={pitfall} />}
      {first !== null && (
        <FirstThing text={first} number={firstMark?.number ?? null} score={feedback.score} />
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-10">
        <RemarkList
          title="Points forts"
          tone="good"
          remarks={remarks(strengths, true)}
          {...highLevels(dimensions)}
        />
        <RemarkList
          title="Axes d'amélioration"
          tone="improve"
          remarks={remarks(others, false)}
          {...(hasPitfall && { nothing: NOTHING_ELSE })}
        />
      </div>
      {dimensions.length > 0 && (
        <div>
          <p className="mb-3 sm:mb-4">
            Cette réponse est notée <span className="figures">{`${feedback.score} sur 100`}</span>
          </p>
          <LevelBars levels={dimensions} />
          <LevelMeanings dimensions={dimensions} />
        </div>
      )}
      {followUp}
      {listensFor.length > 0 &&
        (onTick ? (
          <PointsToTick points={listensFor} said={said} onTick={onTick} />
        ) : (
          <ListenedFor points={listensFor} said={said} />
        ))}
      {faults.length > 0 && <RulesOut faults={faults} />}
      {isPitfallKept(feedback) && <Pitfall text={pitfall} />}
      {exampleAnswer !== '' && <ExampleAnswer text={exampleAnswer} />}
      {children}
      <div>
        <SourceLine source={feedback.source} />
        {feedback.source === 'coach' && <WhatItMayMiss />}
      </div>
    </div>
  )
}

/** One thing at a time: the first stands alone when others follow. */
function firstAmong(improvements: readonly string[]) {
  const [first, ...others] = improvements
  if (first === undefined || others.length === 0) return { first: null, others: improvements }
  return { first, others }
}

/** Beside a pitfall, « nothing » would speak against it. */
const NOTHING_ELSE = "Rien d'autre à relever sur cette réponse."

const HIGH = 4

/** A good answer may hold no passage to quote: « nothing » beside a level of 5 would be untrue. */
function highLevels(dimensions: Feedback['dimensions']): { nothing: string } {
  const high = dimensions.filter(({ level }) => level >= HIGH)
  if (high.length === 0) return { nothing: 'Pas encore de passage à mettre en avant.' }
  const levels = high.map(({ name, level }) => `${name}, ${level} sur 5`).join(' ; ')
  return { nothing: `Aucun passage à citer, mais de bons niveaux à conserver : ${levels}.` }
}
