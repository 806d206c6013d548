import { sayOtherFormat } from '#app/simulation/say-format.ts'
import { Link } from '#app/ui/link.tsx'
import type { PastSimulation } from '../contract.ts'
import { dayAndHour } from '../dates.ts'
import { ReplayButton } from './replay-button.tsx'

/** One line a simulation: trade, date, state, score. */
export function SimulationRows({ simulations }: { simulations: readonly PastSimulation[] }) {
  return (
    <ol className="divide-y divide-hairline">
      {simulations.map((simulation) => (
        <li
          key={simulation.id}
          className="sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-4"
        >
          <Link
            to={`/historique/${simulation.id}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-5 text-ink no-underline hover:bg-surface sm:grid-cols-[minmax(0,1fr)_10rem_6rem] sm:px-3"
          >
            <span className="min-w-0 font-heading text-xl font-semibold wrap-anywhere first-letter:uppercase">
              {titleOf(simulation)}
            </span>
            <span className="text-base text-ink-soft max-sm:order-last max-sm:col-span-2">
              {stateOf(simulation)}
            </span>
            <span className="figures text-right font-semibold whitespace-nowrap">
              {simulation.score === null ? 'Sans score' : `${simulation.score} sur 100`}
            </span>
            <span className="col-span-full text-base text-ink-soft wrap-anywhere">
              <Employer simulation={simulation} />
              {whenAndHow(simulation)}
            </span>
          </Link>
          <ReplayButton simulation={simulation} className="max-sm:mb-5" />
        </li>
      ))}
    </ol>
  )
}

/** Whose offer it was, before when. */
export const Employer = ({ simulation: { employer } }: { simulation: PastSimulation }) =>
  employer && (
    <>
      <span className="text-ink">{employer}</span>,{' '}
    </>
  )

/** « 28 novembre 2026 à 10:00. 4 questions, par un recruteur, en entraînement » */
export const whenAndHow = ({ startedAt, format }: PastSimulation): string =>
  [dayAndHour(startedAt), sayOtherFormat(format)].filter(Boolean).join('. ')

export const titleOf = ({ title }: Pick<PastSimulation, 'title'>): string =>
  title ?? 'Poste sans intitulé'

export function stateOf({ state, answeredCount, questionCount }: PastSimulation): string {
  const answered = `${answeredCount}/${questionCount} réponses`
  return state === 'finished' ? `Terminée, ${answered}` : `En cours, ${answered}`
}
