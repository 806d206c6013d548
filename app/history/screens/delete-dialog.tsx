import { signedInAs } from '#app/accounts/tab-account.ts'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { interviewStore } from '#app/simulation/current-interview.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useDeleteSimulations } from '../queries.ts'
import { dropUnsent } from '../unsent.ts'

interface Props {
  /** Null for all of them. */
  id: string | null
  onDeleted: () => void
  onClose: () => void
}

const ONE = {
  title: 'Supprimer cette simulation ?',
  text: "L'offre, vos réponses et leurs retours seront supprimés définitivement.",
  done: 'Simulation supprimée',
}
const ALL = {
  title: 'Supprimer toutes vos simulations ?',
  text: 'Toutes les offres, vos réponses et leurs retours seront supprimés définitivement, y compris les simulations que seul Premium montre. Le nombre de simulations utilisées ne change pas.',
  done: 'Simulations supprimées',
}

/** What this browser still holds of it goes too: sent again, it would be counted again. */
async function forgetHere(id: string | null) {
  const owner = signedInAs()
  if (owner !== null) dropUnsent(owner, id)
  if (id === null) interviewStore.clear()
  else await interviewStore.clearOne(id)
}

export function DeleteDialog({ id, onDeleted, onClose }: Props) {
  const { mutate, isPending } = useDeleteSimulations()
  const words = id === null ? ALL : ONE
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        void forgetHere(id)
        showToast({ title: words.done })
        onClose()
        onDeleted()
      },
      onError: (error) => {
        const description = sentenceFor(error, "La suppression n'a pas abouti. Veuillez réessayer.")
        showToast({ title: 'Erreur', description, tone: 'destructive' })
      },
    })
  return (
    <Dialog isOpen onClose={onClose} title={words.title} description={words.text}>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isPending} onClick={remove} className="border-danger! text-danger!">
          {isPending ? 'Suppression…' : 'Supprimer'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Garder
        </Button>
      </div>
    </Dialog>
  )
}
