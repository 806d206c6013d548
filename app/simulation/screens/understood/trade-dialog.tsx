import { Dialog } from '#app/ui/dialog.tsx'
import { useKeepsAllHere } from '../../keep-all-here.ts'
import { TradeSearch } from './trade-search.tsx'

interface Props {
  onChoose: (offer: string) => void
  onClose: () => void
}

/** Without an offer, a trade is enough to practise. */
export function TradeDialog({ onChoose, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Choisissez un métier"
      description="Les questions porteront sur ce métier, sans employeur ni conditions."
    >
      <TradeSearch
        label="Métier"
        isPrivate={useKeepsAllHere()}
        onChoose={(title) => {
          onChoose(offerFor(title))
          onClose()
        }}
      />
    </Dialog>
  )
}

/** What stands in the field of the offer: its reader may add to it. */
const offerFor = (title: string) =>
  `${title}\n\nEntretien d'entraînement à ce métier, sans offre précise.`
