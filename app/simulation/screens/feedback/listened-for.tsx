import { noBreak } from '#app/ui/no-break.ts'

/** What the recruiter listens for at this question, whatever was answered: whoever answered knows what was said of it. */
export const ListenedFor = ({ points }: { points: readonly string[] }) => (
  <section>
    <h3 className="mb-2 text-[1.375rem] sm:mb-3 sm:text-[1.75rem]">
      Ce que le recruteur écoute ici
    </h3>
    <ul className="grid gap-1 sm:gap-2">
      {points.map((point) => (
        <li key={point} className="grid grid-cols-[1.5rem_1fr] gap-3">
          <span aria-hidden="true" className="text-center font-heading text-ink-soft">
            »
          </span>
          <span>{noBreak(point)}</span>
        </li>
      ))}
    </ul>
  </section>
)
