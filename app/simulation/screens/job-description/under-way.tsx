import { Link } from '#app/ui/link.tsx'
import { isUnderWay, whereToResume } from '../../interview.ts'
import { useInterview } from '../../session.ts'

/** The browser's « back » leads from a question to an empty offer: the interview is one press away. */
export function UnderWay() {
  const interview = useInterview()
  if (!interview || !isUnderWay(interview)) return null
  return (
    <p className="mb-8 rounded-xl bg-surface px-5 py-3">
      Un entretien est en cours.{' '}
      <Link
        to={whereToResume(interview)}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        Reprendre la simulation
      </Link>
    </p>
  )
}
