import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { chooseToKeepAllHere, keepsAllHere } from '../../keep-all-here.ts'

/** What keeping everything on this device means, and the choice of it. */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  const isChosen = keepsAllHere()
  const choose = (next: boolean) => {
    chooseToKeepAllHere(next)
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title="Tout garder sur cet appareil">
      <div className="grid gap-3">
        <p>
          Ni votre offre ni vos réponses ne quittent cet appareil. Les questions, les retours, le
          récapitulatif et le rapport sont préparés ici, par le même coach.
        </p>
        <p>
          Le site sait seulement qu'un entretien a commencé, et quelles pages de métier le coach a
          lues. Rien n'entre dans l'historique d'un compte, sauf si vous l'y ajoutez.
        </p>
        <p className="text-ink-soft">
          La première fois, deux mégaoctets sont chargés. La réponse à voix haute n'est pas
          proposée, car elle peut envoyer le son ailleurs. L'analyse approfondie non plus.
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => choose(!isChosen)}>
          {isChosen ? 'Ne plus tout garder ici' : 'Tout garder ici'}
        </Button>
        <Button onClick={onClose}>Annuler</Button>
      </div>
    </Dialog>
  )
}
