import { ACCOUNT_BYTES_MAX, retentionOf, SIMULATION_BYTES_MAX } from '#app/history/rules.ts'
import { portsContext } from '#app/page-context.ts'
import { BRAND } from '#app/shell/brand.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { whoTranscribes } from '#app/voice/server/service.ts'
import { ownerFrom } from '../../owner.ts'
import { whoInterviews } from '../../who-interviews.ts'
import type { Route } from './+types/privacy.ts'
import { ArtificialIntelligence } from './artificial-intelligence.tsx'
import { Given, LegalPage, MailAddress, Section } from './page.tsx'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { env } = context.get(portsContext)
  return {
    owner: ownerFrom(env),
    interviewer: whoInterviews(env),
    transcription: whoTranscribes({ env }),
    retention: retentionOf(env),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Confidentialité',
    description: `Ce que ${BRAND} sait de vous, pourquoi, combien de temps, ce qui part vers une IA et comment tout effacer.`,
  })

const NO_SOUND = 'Notre serveur ne le reçoit pas.'
const soundTo = (host: string) =>
  `Quand vous l'acceptez, il passe par notre serveur, qui n'en garde rien, et va au service de transcription ${host}.`

const megabytes = (bytes: number) => `${bytes / 1e6}\u00a0Mo`

export default function PrivacyScreen({ loaderData }: Route.ComponentProps) {
  const { owner, interviewer, retention, transcription } = loaderData
  return (
    <LegalPage
      title="Confidentialité"
      lead="Un entretien parle de vous. Voici tout ce que nous en gardons, et ce que nous n'en faisons pas."
    >
      <Section title="En bref">
        <p>
          Pas de publicité, pas de traceur, pas de revente. Aucun cookie n'est déposé, et c'est
          pourquoi aucun bandeau ne vous le demande. Les pages ne chargent rien depuis un autre
          site, sauf le formulaire de paiement quand vous l'ouvrez.
        </p>
      </Section>
      <Section title="Sans compte">
        <p>
          L'annonce, vos réponses et les retours vivent dans l'onglet de votre navigateur. Ils
          passent par notre serveur le temps de produire une question, un retour ou le rapport, et
          n'y sont pas conservés. Votre navigateur retient aussi le nombre de simulations gratuites
          déjà lancées.
        </p>
        <p>
          Sans réseau, l'entretien est préparé et analysé par votre appareil. Celui qui y commence
          est gardé par votre navigateur, même l'onglet fermé, trente jours au plus. Quand le réseau
          revient, la suite passe par notre serveur, comme plus haut, et l'entretien entre dans
          l'historique de votre compte si vous étiez connecté. Pour que ni l'offre ni vos réponses
          ne sortent de votre appareil, choisissez « Tout garder sur cet appareil » sous l'annonce.
          Un tel entretien n'en sort que si vous l'ajoutez à l'historique d'un compte.
        </p>
        <p>
          Notre serveur note qu'une simulation a eu lieu, avec sa date et son nombre de questions,
          sans son texte. Il compte les demandes par adresse réseau : protéger le service des abus
          est notre intérêt légitime. Ces compteurs s'effacent d'eux-mêmes.
        </p>
      </Section>
      <Section title="Avec un compte">
        <p>
          Nous gardons votre adresse e-mail, une empreinte de votre mot de passe qui ne permet pas
          de le retrouver, une empreinte des réseaux d'où vous vous connectez, pour vous prévenir
          d'une connexion inhabituelle, vos simulations, leur nombre et, si vous achetez Premium, la
          trace du paiement. Ces données servent à exécuter le contrat qui nous lie. La trace des
          paiements est conservée dix ans, comme la loi l'exige pour la comptabilité ; le reste
          disparaît avec le compte. Un compte dont l'adresse n'a jamais été vérifiée, et la trace
          d'un e-mail que nous n'avons pas pu vous remettre, s'effacent au bout de trente jours.
          Tant que vous êtes connecté, votre navigateur garde un jeton qui vous reconnaît ; il
          s'efface à la déconnexion.
        </p>
      </Section>
      <Section title="L'historique de vos simulations">
        <p>
          Quand vous êtes connecté, chaque simulation est gardée sur notre serveur : l'offre, les
          questions, vos réponses, leur durée, les retours et le récapitulatif. Vous seul les lisez,
          sur tous vos appareils. Vous pouvez en supprimer une, ou toutes, depuis la page
          Historique ; elles partent aussi avec le compte.
        </p>
        <p>
          {`Une simulation inachevée s'efface après ${periodWords(retention.unfinishedDays)} sans être ouverte, une simulation terminée après ${periodWords(retention.finishedDays)}. Une simulation commencée sans compte entre dans l'historique si vous vous connectez avant de quitter son onglet.`}
        </p>
        <p>
          {`L'historique garde ${megabytes(SIMULATION_BYTES_MAX)} par simulation et ${megabytes(ACCOUNT_BYTES_MAX)} par compte, bien plus que des années d'entretiens. Quand un compte est plein, ses simulations inachevées s'effacent, la plus ancienne d'abord, pour faire place à la nouvelle\u00a0; une simulation terminée ne s'efface jamais ainsi.`}
        </p>
      </Section>
      <Section title="Quand vous répondez à voix haute">
        <p>
          Le micro ne s'ouvre que si vous appuyez sur « Répondre à voix haute », après avoir lu où
          va le son. Selon votre navigateur, il écrit vos mots sur votre appareil, les envoie à son
          éditeur qui les écrit, ou enregistre seulement. L'enregistrement reste dans votre onglet
          jusqu'à la question suivante.{' '}
          {transcription.host === null ? NO_SOUND : soundTo(transcription.host)} Restent, avec votre
          réponse, sa durée, son débit et le nombre de ses longs silences.
        </p>
      </Section>
      <Section title="Quand vous nous écrivez">
        <p>
          Un message envoyé depuis la page d'assistance part par e-mail à l'équipe qui vous répond,
          avec l'adresse que vous donnez. Le site n'en garde rien une fois qu'il est parti ; si la
          messagerie le refuse, il l'efface au bout de trente jours.
        </p>
      </Section>
      <ArtificialIntelligence interviewer={interviewer} />
      <Section title="Qui d'autre y a accès">
        <p>
          Notre hébergeur, <Given value={owner.host} />, le service qui achemine nos e-mails et le
          prestataire de paiement
          {interviewer.kind !== 'coach' && ", le fournisseur du modèle d'IA nommé plus haut"},
          chacun pour sa seule tâche. Personne d'autre.
        </p>
      </Section>
      <Section title="Vos droits">
        <p>
          Depuis votre compte, « Mes données » vous donne une copie de ce que nous gardons, dans un
          format réutilisable, et permet de tout effacer. Vous pouvez aussi demander une correction,
          la limitation de l'usage de vos données, vous y opposer, ou dire ce qu'elles doivent
          devenir après votre mort. Écrivez à l'adresse <MailAddress value={owner.supportEmail} />
          {' ; '}
          nous répondons dans un délai d'un mois. Si la réponse ne vous convient pas, vous pouvez
          saisir la Cnil (cnil.fr).
        </p>
        <p>
          Responsable du traitement : <Given value={owner.name} />, <Given value={owner.address} />.
        </p>
      </Section>
      <Section title="Un conseil">
        <p>
          Vous n'avez pas besoin de noms réels pour vous entraîner. Remplacez celui d'un collègue ou
          d'un client par son rôle : le retour sera le même.
        </p>
      </Section>
    </LegalPage>
  )
}

/** « deux ans » reads better than 730 days; other periods are said in days. */
function periodWords(days: number): string {
  const years = days / 365
  if (!Number.isInteger(years)) return days === 1 ? 'un jour' : `${days} jours`
  return years === 1 ? 'un an' : `${years} ans`
}
