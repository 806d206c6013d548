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
      <h2 id="etapes" className="text-section">
        Comment ça marche
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <span
              aria-hidden="true"
              className="figures block text-5xl leading-none font-bold text-accent"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-1.5 text-base text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
