import { noBreak } from '#app/ui/no-break.ts'

/** What would end the interview at this question, whatever was answered: whoever did it knows. */
export const RulesOut = ({ faults }: { faults: readonly string[] }) => (
  <section>
    <h3 className="mb-2 text-[1.375rem] sm:mb-3 sm:text-[1.75rem]">Ce qui l'arrêterait</h3>
    <ul className="grid gap-1 sm:gap-2">
      {faults.map((fault) => (
        <li key={fault} className="grid grid-cols-[1.5rem_1fr] gap-3">
          <span aria-hidden="true" className="text-center font-heading text-improve">
            »
          </span>
          <span>{noBreak(fault)}</span>
        </li>
      ))}
    </ul>
  </section>
)
