import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { shortDay } from '../../dates.ts'
import type { NextExercise } from '../../progress-contract.ts'
import { titleOf } from '../simulation-rows.tsx'

/** One question of the past to try again, and why this one. */
export function NextStep({ next }: { next: NextExercise }) {
  const { simulationId, index, question, dimension, level, startedAt } = next
  return (
    <Card aria-labelledby="next">
      <h2 id="next" className="text-2xl">
        Votre prochain exercice
      </h2>
      <p className="mt-4 font-heading text-xl font-semibold wrap-anywhere">{question}</p>
      <p className="mt-3 text-ink-soft wrap-anywhere">
        {`« ${dimension} » est votre point le plus fragile en ce moment. Votre réponse à cette question, le ${shortDay(startedAt)} (${titleOf(next)}), y est au niveau ${level} sur 5.`}
      </p>
      <ButtonLink
        variant="primary"
        className="mt-6"
        to={`/historique/${simulationId}#question-${index + 1}`}
      >
        Retrouver cette question
      </ButtonLink>
      <p className="mt-3 text-base text-ink-soft">
        « Reprendre cette question » vous y attend : un nouvel essai ne compte pas comme une
        simulation.
      </p>
    </Card>
  )
}
