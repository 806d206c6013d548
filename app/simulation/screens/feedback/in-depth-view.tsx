import { type ReactNode, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { noBreak } from '#app/ui/no-break.ts'
import type { AskInDepth } from '../../in-depth-contract.ts'
import { HeardList } from './heard-list.tsx'
import { TradeAdviceView } from './trade-advice-view.tsx'
import { useInDepth } from './use-in-depth.ts'

/** The in-depth analysis of one answer: how to climb, what a level 5 would be, words to drop, the trade. */
export function InDepthView(asked: AskInDepth) {
  const { data, isError, isPending, refetch } = useInDepth(asked)
  const title = useId()
  return (
    <section aria-labelledby={title} aria-busy={isPending} className="grid gap-4">
      <h3 id={title} className="text-[1.5rem] sm:text-[1.75rem]">
        Analyse approfondie
      </h3>
      {isPending && <Loading>Analyse approfondie en cours…</Loading>}
      {isError && (
        <p role="alert">
          L'analyse approfondie n'est pas arrivée ; votre retour, lui, est complet.{' '}
          <Button onClick={() => void refetch()}>Réessayer</Button>
        </p>
      )}
      {data && (
        <div>
          <Folded title="Monter d'un niveau">
            <dl className="grid gap-4">
              {data.dimensions.map(({ name, level, described, next }) => (
                <div key={name}>
                  <dt className="font-semibold">{`${name}, ${level} sur 5`}</dt>
                  <dd>{noBreak(described)}</dd>
                  <dd className="text-ink-soft">
                    {next
                      ? `Niveau ${level + 1} : ${noBreak(lowered(next))}`
                      : "C'est le plus haut niveau."}
                  </dd>
                </div>
              ))}
            </dl>
          </Folded>
          <Folded title="Le niveau 5 pour cette question">
            <ol className="grid list-decimal gap-2 pl-6">
              {data.ideal.map((step) => (
                <li key={step}>{noBreak(step)}</li>
              ))}
            </ol>
          </Folded>
          <Folded title="Les mots à retirer">
            <HeardList heard={data.heard} />
          </Folded>
          <Folded title={`Conseils pour ${data.advice.name}`}>
            <TradeAdviceView advice={data.advice} />
          </Folded>
        </div>
      )}
    </section>
  )
}

/** Titles are read at once; what they hold, by whoever wants it. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-hairline pb-2">
      <summary className="flex min-h-11 cursor-pointer items-center">
        <h4 className="text-xl">{title}</h4>
      </summary>
      <div className="py-3">{children}</div>
    </details>
  )
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
