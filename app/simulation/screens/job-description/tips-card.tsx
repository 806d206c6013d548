import { memo } from 'react'
import { Card } from '#app/ui/card.tsx'
import { QuoteList } from '#app/ui/quote-list.tsx'

const TIPS = [
  "Collez l'annonce entière, même mal mise en page : missions, profil, outils.",
  "Gardez le nom du poste et de l'employeur, les questions s'en serviront.",
  "Répondez ensuite à voix haute avant d'écrire, comme le jour de l'entretien.",
]

/** Nothing of it changes while the offer above is being written. */
export const TipsCard = memo(() => (
  <Card aria-labelledby="tips-title" className="text-base">
    <h2 id="tips-title" className="mb-4 text-xl">
      Conseils
    </h2>
    <QuoteList items={TIPS} />
  </Card>
))
