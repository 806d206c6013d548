import { sentenceFor } from '#app/platform/http/call-api.ts'
import { currentInterview, interviewStore } from '#app/simulation/current-interview.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useDeleteSimulations } from '../queries.ts'

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

export function DeleteDialog({ id, onDeleted, onClose }: Props) {
  const { mutate, isPending } = useDeleteSimulations()
  const words = id === null ? ALL : ONE
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        // What this tab still holds of it goes too.
        if (id === null || currentInterview()?.simulationId === id) interviewStore.clear()
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
