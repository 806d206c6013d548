import { CheckMark } from '#app/ui/check-mark.tsx'
import { noBreak } from '#app/ui/no-break.ts'

interface Props {
  points: readonly string[]
  /** Those of them that the answer makes. */
  said: readonly string[]
}

export const LISTENED_FOR = 'Ce que le recruteur écoute ici'

/** What the recruiter listens for at this question, and which of it the answer says. */
export const ListenedFor = ({ points, said }: Props) => (
  <section>
    <h3 className="mb-2 text-[1.375rem] sm:mb-3 sm:text-[1.75rem]">{LISTENED_FOR}</h3>
    <ul className="grid gap-1 sm:gap-2">
      {points.map((point) => (
        <li key={point} className="grid grid-cols-[1.5rem_1fr] gap-3">
          {said.includes(point) ? <Said /> : <NotYet />}
          <span>{noBreak(point)}</span>
        </li>
      ))}
    </ul>
  </section>
)

const Said = () => (
  <span className="flex h-[1.6em] items-center justify-center text-good">
    <CheckMark />
    <span className="sr-only">dit</span>
  </span>
)

const NotYet = () => (
  <span className="text-center font-heading text-ink-soft">
    <span aria-hidden="true">»</span>
  </span>
)
