import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import type { PastSimulation } from './contract.ts'
import { shortDay } from './dates.ts'
import { useStanding } from './queries.ts'
import type { QuestionToTry, Standing } from './standing-contract.ts'

/** What a member finds again on the home page; the same lines stand there, empty, until they are known. */
export function MemberStanding({ hasInterviewHere }: { hasInterviewHere: boolean }) {
  const { data, isError } = useStanding()
  if (isError) return <NothingYet>Votre historique n'a pas pu être relu pour le moment.</NothingYet>
  if (!data) return <NothingYet>{'\u00a0'}</NothingYet>
  const { latest, underWay, next } = data
  const goesOn = hasInterviewHere ? null : underWay
  if (!latest && !goesOn) {
    return <NothingYet>Votre prochaine simulation s'ajoutera à votre historique.</NothingYet>
  }
  return <Lines {...{ latest, next }} underWay={goesOn} />
}

const Lines = ({ latest, underWay, next }: Standing) => (
  <dl className="divide-y divide-hairline border-y border-hairline">
    {underWay && (
      <Line name="Entretien en cours" to={`/historique/${underWay.id}`}>
        {`${whatFor(underWay)}, ${underWay.answeredCount}/${underWay.questionCount} réponses`}
      </Line>
    )}
    {latest && (
      <Line name="Dernier score" to={`/historique/${latest.id}`}>
        <span className="figures font-semibold">{`${latest.score} sur 100`}</span>
        {`, ${whatFor(latest)}, ${shortDay(latest.startedAt)}`}
      </Line>
    )}
    {next && (
      <Line
        name="Prochain exercice"
        to={`/historique/${next.simulationId}#question-${next.index + 1}`}
      >
        {`${resultOf(next)} : ${next.question}`}
      </Line>
    )}
  </dl>
)

function Line({ name, to, children }: { name: string; to: string; children: ReactNode }) {
  return (
    <div className="grid py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">
        <Link to={to} className="link line-clamp-2">
          {children}
        </Link>
      </dd>
    </div>
  )
}

const NothingYet = ({ children }: { children: ReactNode }) => (
  <p className="border-t border-hairline pt-3 text-ink-soft">{children}</p>
)

const whatFor = ({ title, employer }: PastSimulation) =>
  [title ?? 'poste sans intitulé', employer].filter(Boolean).join(', ')

const resultOf = ({ score }: QuestionToTry) =>
  score === null ? 'Question passée' : `${score} sur 100`
