import { Link } from '#app/ui/link.tsx'
import { shortDay } from '../../dates.ts'
import type { ProgressPoint } from '../../progress-contract.ts'
import { titleOf } from '../simulation-rows.tsx'

/** The same numbers as the drawings, the newest first. */
export function ProgressTable({ simulations }: { simulations: readonly ProgressPoint[] }) {
  const names = simulations[0]?.levels.map(({ name }) => name) ?? []
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Les mêmes chiffres en tableau
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label="Tableau des progrès" tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="figures w-full min-w-[48rem] text-base">
          <caption className="sr-only">Score et niveaux par simulation</caption>
          <thead className="text-left align-bottom text-ink-soft">
            <tr className="border-b border-hairline">
              {['Date', 'Poste', 'Score', ...names].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {simulations.toReversed().map(({ id, title, startedAt, score, levels }) => (
              <tr key={id} className="border-b border-hairline last:border-0">
                <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                  {shortDay(startedAt)}
                </th>
                <td className="max-w-48 pr-4 wrap-anywhere">
                  <Link to={`/historique/${id}`} className="link">
                    {titleOf({ title })}
                  </Link>
                </td>
                <td className="pr-4">{score}</td>
                {levels.map(({ name, level }) => (
                  <td key={name} className="pr-4">
                    {level?.toLocaleString('fr-FR') ?? 'aucun'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
