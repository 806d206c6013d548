import type { Activity } from '../../contract.ts'
import { formatNumber } from '../../format.ts'
import { formatDay } from './format-day.ts'

/** The same thirty days as the drawings, the newest first. */
export function DayTable({ days }: { days: Activity['days'] }) {
  return (
    <table className="mt-3 w-full text-base tabular-nums">
      <caption className="sr-only">Activité par jour</caption>
      <thead className="text-left text-ink-soft">
        <tr className="border-b border-hairline">
          <th scope="col" className="py-2 pr-2 font-normal">
            Jour
          </th>
          {['Inscriptions', 'Simulations', 'Paiements'].map((name) => (
            <th key={name} scope="col" className="px-1 py-2 text-right font-normal max-sm:text-sm">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, signups, simulations, payments }) => (
          <tr key={date} className="border-b border-hairline last:border-0">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal whitespace-nowrap">
              {formatDay(date)}
            </th>
            <td className="px-1 text-right">{formatNumber(signups)}</td>
            <td className="px-1 text-right">{formatNumber(simulations)}</td>
            <td className="px-1 text-right">{formatNumber(payments)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
