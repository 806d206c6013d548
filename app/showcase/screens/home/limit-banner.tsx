import { useToken } from '#app/accounts/token.ts'
import { BeforePaint, useIsFirstReading } from '#app/hydration/before-paint.tsx'
import { FREE_SIMULATIONS } from '#app/simulation/free-simulations.ts'
import { TRUE_FOR_ACCOUNTS, TRUE_FOR_VISITORS } from '#app/simulation/true-limit.ts'
import { useIsUsedUp } from '#app/simulation/used-up.ts'
import { useVisitorCount } from '#app/simulation/visitor-count.ts'
import { Link } from '#app/ui/link.tsx'

/** The same as the component says, before anything is painted. */
const SHOW_AT_LIMIT = `const {token,used_up,anonymous_simulations:used}=localStorage;here.dataset.limit=token?used_up&&'account':/^\\d+$/.test(used)&&used>=${FREE_SIMULATIONS}&&'visitor'`

/** Says that the free simulations are used, to visitors and to accounts alike. */
export function LimitBanner() {
  const isAccountAtLimit = useIsUsedUp()
  const isVisitorAtLimit = useVisitorCount() >= FREE_SIMULATIONS
  const limit = useToken() ? isAccountAtLimit && 'account' : isVisitorAtLimit && 'visitor'
  // The page that is read first holds both sentences, and its script chooses.
  const isFirst = useIsFirstReading()
  if (!isFirst && !limit) return null
  return (
    <>
      <div
        data-limit={limit}
        suppressHydrationWarning
        className="group mt-6 hidden max-w-[30rem] rounded-xl border-l-4 border-improve bg-improve-tint px-5 py-4 leading-normal data-[limit=account]:block data-[limit=visitor]:block"
      >
        <p className="font-semibold">Vous avez utilisé vos 3 simulations gratuites</p>
        {limit !== 'account' && (
          <p className="mt-1 text-base group-data-[limit=account]:hidden">
            Connectez-vous ou créez un compte pour des simulations illimitées. {TRUE_FOR_VISITORS}
          </p>
        )}
        {limit !== 'visitor' && (
          <p className="mt-1 text-base group-data-[limit=visitor]:hidden">
            {TRUE_FOR_ACCOUNTS}{' '}
            <Link to="/pricing" className="link">
              Voir les tarifs
            </Link>
          </p>
        )}
      </div>
      <BeforePaint script={SHOW_AT_LIMIT} />
    </>
  )
}
