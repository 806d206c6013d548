import { ANCHORS } from '#app/interviewer/anchors.ts'
import { noBreak } from '#app/ui/no-break.ts'
import type { Feedback } from '../../contract.ts'

/** What each level given means, for whoever wonders: one sentence a dimension, folded away. */
export function LevelMeanings({ dimensions }: Pick<Feedback, 'dimensions'>) {
  return (
    <details className="mt-3 text-base">
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft">
        Ce que disent ces niveaux
      </summary>
      <dl className="grid gap-3">
        {dimensions.map(({ name, level }) => (
          <div key={name}>
            <dt className="font-semibold">{`${name}, ${level} sur 5`}</dt>
            <dd className="text-ink-soft">{noBreak(ANCHORS[name][level - 1] ?? '')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
