import { noBreak } from '#app/ui/no-break.ts'
import { ScoreArc } from '#app/ui/score-arc.tsx'
import type { Summary } from './contract.ts'
import { SourceLine } from './screens/source-line.tsx'
import { SummaryList } from './screens/summary/summary-list.tsx'

/** The recap of an interview that was finished before. */
export function PastRecap({ summary }: { summary: Summary }) {
  const { overallScore, headline, globalStrengths, globalImprovements, generalFeedback } = summary
  return (
    <section aria-labelledby="recap" className="grid gap-10">
      <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
        <ScoreArc value={overallScore} />
        <h2 id="recap" className="min-w-0 flex-1 basis-64 text-[1.75rem] leading-tight">
          {headline || 'Récapitulatif'}
        </h2>
      </div>
      <div className="grid gap-10 sm:grid-cols-2">
        <SummaryList title="Points forts" tone="good" items={globalStrengths} isLoading={false} />
        <SummaryList
          title="Axes d'amélioration"
          tone="improve"
          items={globalImprovements}
          isLoading={false}
        />
      </div>
      {generalFeedback.trim() !== '' && (
        <p className="wrap-anywhere whitespace-pre-wrap">{noBreak(generalFeedback)}</p>
      )}
      <SourceLine source={summary.source} />
    </section>
  )
}
