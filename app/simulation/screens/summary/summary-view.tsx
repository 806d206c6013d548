import type { ReactNode } from 'react'
import { Announcement } from '#app/ui/announcement.tsx'
import type { Interview } from '../../interview.ts'
import { SourceLine } from '../source-line.tsx'
import { Dimensions } from './dimensions.tsx'
import { FinalActions } from './final-actions.tsx'
import { GeneralAdvice } from './general-advice.tsx'
import { Overview } from './overview.tsx'
import { QuestionRows } from './question-rows.tsx'
import { SummaryList } from './summary-list.tsx'
import { useRecap } from './use-recap.ts'

const HEADLINES = {
  loading: 'Votre récapitulatif se prépare',
  'nothing-answered': 'Vous avez passé toutes les questions',
  estimated: 'Votre récapitulatif, estimé',
  ready: 'Votre récapitulatif',
}

interface Props {
  interview: Interview
  /** What is to be known of the recap before it is read. */
  children?: ReactNode
}

export function SummaryView({ interview, children }: Props) {
  const { state, summary, retry } = useRecap(interview)
  const isLoading = state === 'loading'

  return (
    <div className="grid gap-12">
      <Announcement>{isLoading ? '' : 'Votre récapitulatif est prêt.'}</Announcement>
      <Overview
        interview={interview}
        score={isLoading ? null : (summary?.overallScore ?? 0)}
        countsLatest={interview.earlier.some((attempts) => attempts.length > 0)}
        headline={(state === 'ready' && summary?.headline) || HEADLINES[state]}
        onRetry={state === 'estimated' ? retry : null}
      />
      {children}
      <Dimensions interview={interview} />
      <QuestionRows interview={interview} />
      <div aria-busy={isLoading} className="grid gap-10 sm:grid-cols-2">
        <SummaryList
          title="Points forts"
          tone="good"
          items={summary?.globalStrengths}
          isLoading={isLoading}
          isAllPassed={state === 'nothing-answered'}
        />
        <SummaryList
          title="Axes d'amélioration"
          tone="improve"
          items={summary?.globalImprovements}
          isLoading={isLoading}
          isAllPassed={state === 'nothing-answered'}
        />
      </div>
      <GeneralAdvice advice={summary?.generalFeedback ?? ''} isLoading={isLoading}>
        <FinalActions interview={interview} summary={summary} />
      </GeneralAdvice>
      {summary && <SourceLine source={summary.source} />}
    </div>
  )
}
