import { FREE_SIMULATIONS } from './rules.ts'
import { useVisitorCount } from './visitor-count.ts'

/** How many free simulations are left, in the words of the specification. */
export function Remaining({ className = '' }: { className?: string }) {
  const left = Math.max(0, FREE_SIMULATIONS - useVisitorCount())
  return (
    <span className={`figures ${className}`}>
      {`Simulations restantes: ${left}/${FREE_SIMULATIONS}`}
    </span>
  )
}
