import type { WhoInterviews } from '../../who-interviews.ts'
import { Section } from './page.tsx'

/** Who reads what is typed, what of it leaves, and what it is for. */
export function ArtificialIntelligence({ interviewer }: { interviewer: WhoInterviews }) {
  return (
    <Section title="L'intelligence artificielle">
      {interviewer.kind === 'coach' ? <CoachSpeaks /> : <ModelSpeaks interviewer={interviewer} />}
      <p>
        Chaque retour dit qui a parlé : « Contenu généré par une IA » ou « Analyse locale, sans IA
        générative ». Aucune décision n'est prise sur vous : questions, score et conseils servent à
        vous entraîner, et à rien d'autre. Nous ne les transmettons à aucun employeur.
      </p>
    </Section>
  )
}

const CoachSpeaks = () => (
  <p>
    Ici, les questions et les retours viennent de l'intervieweur intégré, qui travaille sur notre
    serveur sans IA générative. Rien n'en sort : ni l'annonce, ni vos réponses ne partent chez un
    fournisseur d'IA.
  </p>
)

function ModelSpeaks({ interviewer }: { interviewer: Exclude<WhoInterviews, { kind: 'coach' }> }) {
  return (
    <>
      <p>
        {`Ici, les questions et les retours viennent d'un modèle génératif : ${nameOf(interviewer)}. L'annonce, les questions et vos réponses lui sont transmises le temps de répondre.`}
      </p>
      <p>
        Avant l'envoi, les adresses e-mail et les numéros de téléphone en sont retirés. Nous n'y
        joignons ni votre nom, ni votre compte, ni votre adresse réseau. Les autres noms que vous
        écrivez partent avec le texte : remplacez-les par un rôle. Les réponses vides ou illisibles
        sont lues sur notre serveur, et n'en sortent pas.
      </p>
      {interviewer.kind === 'google' && <Abroad />}
    </>
  )
}

const Abroad = () => (
  <p>
    Google peut traiter ces textes hors de l'Union européenne. Ce transfert s'appuie sur les
    garanties que prévoit le RGPD (décision d'adéquation ou clauses contractuelles types).
  </p>
)

function nameOf({ kind, host }: Exclude<WhoInterviews, { kind: 'coach' }>): string {
  if (kind === 'server') return `celui du serveur ${host}, choisi par l'éditeur du site`
  return host === null ? 'Gemini, de Google' : `Gemini, de Google, par le serveur ${host}`
}
