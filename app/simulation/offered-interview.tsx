import { useSignedInAs } from '#app/accounts/tab-account.ts'
import { Button } from '#app/ui/button.tsx'
import type { Interview } from './interview.ts'

interface Props {
  interview: Pick<Interview, 'isOffered' | 'isPrivate'> | null
  onTake: (owner: string) => void
  onLeave: () => void
}

const STAYED_HERE = 'Cet entretien est resté sur cet appareil.'
const WITHOUT_ACCOUNT = 'Cet entretien a commencé sans compte.'
const TAKE_IT = "L'ajouter à l'historique de votre compte\u00a0?"

/** An interview that began without an account enters the history of who signs in when they say so. */
export function OfferedInterview({ interview, onTake, onLeave }: Props) {
  const email = useSignedInAs()
  if (!email || !interview?.isOffered) return null
  return (
    <section
      aria-label={interview.isPrivate ? 'Entretien gardé ici' : 'Entretien commencé sans compte'}
      data-no-print
      className="mb-8 rounded-xl bg-surface px-5 py-4"
    >
      <p>{`${interview.isPrivate ? STAYED_HERE : WITHOUT_ACCOUNT} ${TAKE_IT}`}</p>
      <p className="text-base text-ink-soft wrap-anywhere">{email}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onTake(email)}>Ajouter à mon historique</Button>
        <Button variant="quiet" onClick={onLeave}>
          Ne pas l'ajouter
        </Button>
      </div>
    </section>
  )
}
