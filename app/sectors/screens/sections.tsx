import type { ReactNode } from 'react'
import { EarlyLink } from '#app/hydration/early-link.tsx'
import { KeptPairs } from '#app/ui/kept-pairs.tsx'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'
import type { Sector } from '../sector.ts'
import { SectorStartButton } from '../start-button.tsx'
import { EDGES } from './tints.ts'

const STEPS = [
  {
    title: "Analyse de l'offre",
    text: 'Vous collez une annonce ; ses missions, ses outils et ses exigences en sont tirés.',
  },
  {
    title: 'Questions personnalisées',
    text: "Huit questions que ce recruteur pourrait poser, l'une après l'autre, avec un chronomètre.",
  },
  {
    title: "Retour d'expert",
    text: "Points forts, axes d'amélioration, exemple de réponse, puis un score et un rapport PDF.",
  },
]

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-hairline py-14 sm:py-18">
      <h2 id={id} className="mb-9 text-section">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function Questions({ sector }: { sector: Sector }) {
  return (
    <Section id="questions" title="Quatre questions à préparer">
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {sector.questions.map(({ question, hint }) => (
          <li key={question} className={`border-l-4 pl-6 ${EDGES[sector.colour]}`}>
            <h3 className="quoted text-2xl font-medium">
              <KeptPairs>{question}</KeptPairs>
            </h3>
            <p className="mt-3 text-base text-ink-soft">{`Ce que l'on écoute : ${hint.charAt(0).toLocaleLowerCase('fr')}${hint.slice(1)}`}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Skills({ sector }: { sector: Sector }) {
  return (
    <Section id="competences" title="Les compétences qui font la différence">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {sector.skills.map(({ name, detail }) => (
          <li key={name}>
            <h3 className="text-xl">{name}</h3>
            <p className="mt-1 text-base text-ink-soft">{detail}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Companies({ sector }: { sector: Sector }) {
  return (
    <Section id="employeurs" title="Des employeurs du secteur">
      <ul className="flex flex-wrap gap-x-8 gap-y-4 font-heading text-2xl font-semibold tracking-tight">
        {sector.companies.map((company) => (
          <li key={company}>{company}</li>
        ))}
      </ul>
      <p className="mt-6 text-base text-ink-soft">
        Cités comme exemples d'entreprises qui recrutent dans ces métiers. Nous n'avons aucun lien
        avec elles.
      </p>
    </Section>
  )
}

export function HowItWorks() {
  return (
    <Section id="etapes" title="Comment ça marche">
      <NumberedSteps steps={STEPS} />
    </Section>
  )
}

interface ToReadProps {
  articles: readonly { slug: string; title: string; readTime: number }[]
}

export function ToRead({ articles }: ToReadProps) {
  return (
    <Section id="lectures" title="À lire avant l'entretien">
      <ul className="grid gap-y-2">
        {articles.map(({ slug, title, readTime }) => (
          <li key={slug} className="flex flex-wrap items-baseline gap-x-4">
            <EarlyLink
              to={`/blog/${slug}`}
              className="link inline-flex min-h-11 items-center text-xl font-semibold"
            >
              {title}
            </EarlyLink>
            <span className="text-base text-ink-soft">{`${readTime} min de lecture`}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Invitation({ sector }: { sector: Sector }) {
  return (
    <section
      aria-labelledby="essayer"
      className="rounded-xl border border-hairline bg-surface p-6 text-center sm:p-12"
    >
      <h2 id="essayer" className="text-section">
        {`${sector.label} : répétez sur une vraie annonce.`}
      </h2>
      <div className="mt-7">
        <SectorStartButton>Commencer une simulation</SectorStartButton>
      </div>
    </section>
  )
}
