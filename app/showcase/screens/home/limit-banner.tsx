import { FREE_SIMULATIONS } from '#app/simulation/rules.ts'
import { useVisitorCount } from '#app/simulation/visitor-count.ts'

export function LimitBanner() {
  if (useVisitorCount() < FREE_SIMULATIONS) return null
  return (
    <div className="mt-6 max-w-[30rem] rounded-xl border-l-4 border-improve bg-improve-tint px-5 py-4 leading-normal">
      <p className="font-semibold">Vous avez utilisé vos 3 simulations gratuites</p>
      <p className="mt-1 text-base">
        Connectez-vous ou créez un compte pour des simulations illimitées.
      </p>
    </div>
  )
}
