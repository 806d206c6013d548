import { NumberedSteps } from '#app/ui/numbered-steps.tsx'

const STEPS = [
  { title: 'Décrivez le poste', text: "Collez l'annonce telle quelle, même mal mise en page." },
  {
    title: 'Répondez aux questions',
    text: 'Une à la fois, à votre rythme. Vous pouvez passer, puis reprendre.',
  },
  {
    title: 'Recevez un retour',
    text: "Points forts, axes d'amélioration et un exemple de réponse.",
  },
  { title: 'Téléchargez le rapport', text: 'Votre score, vos réponses et la marche à suivre.' },
]

export function Steps() {
  return (
    <section aria-labelledby="etapes" className="border-t border-hairline py-16 sm:py-24">
      <h2 id="etapes" className="mb-10 text-section">
        Comment ça marche
      </h2>
      <NumberedSteps steps={STEPS} />
    </section>
  )
}
