import { DIMENSIONS } from '#app/interviewer/kinds.ts'
import { LevelBars } from '#app/ui/level-bars.tsx'
import type { Interview } from '../../interview.ts'
import { meanLevel } from '../../mean-level.ts'
import { isAnswered } from '../../rules.ts'

/** The five dimensions over the whole interview; nothing while no answer was assessed on them. */
export function Dimensions({ interview: { answers, feedbacks } }: { interview: Interview }) {
  const counted = feedbacks.flatMap((feedback, index) =>
    feedback && isAnswered(answers[index]) ? [feedback] : [],
  )
  const levels = DIMENSIONS.flatMap((name) => {
    const level = meanLevel(counted, name)
    return level === null ? [] : [{ name, level: Math.round(level) }]
  })
  if (levels.length === 0) return null
  return (
    <section aria-labelledby="dimensions">
      <h2 id="dimensions" className="text-2xl">
        Vos cinq dimensions
      </h2>
      <LevelBars levels={levels} className="mt-4" />
    </section>
  )
}
