import type { ReactNode } from 'react'
import { AI_PROVIDER } from '../../content/claims.ts'
import type { WhoInterviews } from '../../who-interviews.ts'

interface Feature {
  title: string
  text: string
  drawing: ReactNode
}

const FROM_THE_OFFER =
  'tire de votre offre des questions personnalisées : ses missions, ses outils, ses exigences.'
/** No sign promises an intelligence that the interviewer of this site has not. */
const WHO: Record<WhoInterviews['kind'], Omit<Feature, 'drawing'>> = {
  coach: { title: 'Questions sur mesure', text: `L'intervieweur intégré ${FROM_THE_OFFER}` },
  google: { title: 'IA avancée', text: `${AI_PROVIDER}, ${FROM_THE_OFFER}` },
  server: { title: 'IA avancée', text: `Un modèle génératif ${FROM_THE_OFFER}` },
}

const asked = (kind: WhoInterviews['kind']): Feature => ({
  ...WHO[kind],
  drawing: <path d="M3 5h18M3 11h9M3 17h6M15 11l-3.5 4.5L15 20M21 11l-3.5 4.5L21 20" />,
})

const FEATURES: readonly Feature[] = [
  {
    title: 'Suivi du temps',
    text: 'Un chronomètre discret à chaque question, et votre temps moyen à la fin.',
    drawing: (
      <path d="M9.5 2h5M12 5.5a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4l2.5 2.5M19 4.5l1.5 1.5" />
    ),
  },
  {
    title: 'Commentaires précis',
    text: "Chaque remarque s'appuie sur vos propres mots, marqués dans votre réponse.",
    drawing: <path d="M21 4H3v13h4.5v4l5-4H21V4ZM7.5 8.5h9M7.5 12.5h5" />,
  },
  {
    title: 'Rapport complet',
    text: 'Un PDF à garder, à relire la veille, à montrer à un proche.',
    drawing: <path d="M14.5 2H5v20h14V6.5L14.5 2Zm0 0v4.5H19M8.5 17a3.5 3.5 0 1 1 7 0" />,
  },
]

export function Features({ interviewer }: { interviewer: WhoInterviews }) {
  return (
    <section aria-labelledby="atouts" className="border-y border-hairline py-14">
      <h2 id="atouts" className="sr-only">
        Ce que fait le simulateur
      </h2>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {[asked(interviewer.kind), ...FEATURES].map(({ title, text, drawing }) => (
          <li key={title}>
            <svg
              viewBox="0 0 24 24"
              className="size-8 fill-none stroke-accent stroke-[1.75]"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {drawing}
            </svg>
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-1.5 text-base text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-base text-ink-soft">{WORDS[interviewer.kind]}</p>
    </section>
  )
}

const WORDS: Record<WhoInterviews['kind'], string> = {
  coach: `Analyse locale, sans IA générative : vos textes ne partent chez aucun fournisseur d'IA. Connecté à une IA, ce site utiliserait ${AI_PROVIDER}.`,
  google:
    "Ce que l'IA écrit est signalé comme tel ; adresses e-mail et numéros de téléphone sont retirés de vos textes avant l'envoi.",
  server:
    "Le modèle est choisi par l'éditeur du site : ce qu'il écrit est signalé comme tel, et vos coordonnées sont retirées avant l'envoi.",
}
