import { data } from 'react-router'
import { addressContext, portsContext } from '#app/page-context.ts'
import { BRAND } from '#app/shell/brand.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { SUPPORT_CLOSED } from '#app/support/messages.ts'
import { sendForm } from '#app/support/server/service.ts'
import { SupportForm } from '#app/support/support-form.tsx'
import { Link } from '#app/ui/link.tsx'
import { ownerFrom } from '../../owner.ts'
import type { Route } from './+types/support.ts'
import { Given, LegalPage, MailAddress, Section } from './page.tsx'

export const loader = ({ context }: Route.LoaderArgs) => ({
  owner: ownerFrom(context.get(portsContext).env),
})

/** The form works before JavaScript arrives; such a message is a visitor's, for want of a token. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const outcome = await sendForm(
    context.get(portsContext),
    await formIn(request),
    context.get(addressContext),
  )
  return data(outcome, { status: outcome.sent ? 200 : 400 })
}

/** What is no form is one that nobody filled in. */
const formIn = (request: Request) => request.formData().catch(() => new FormData())

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Assistance',
    description: `Une question sur ${BRAND}, un e-mail qui n'arrive pas, un paiement, un remboursement : les réponses courtes, puis comment nous écrire.`,
  })

export default function SupportScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Assistance"
      lead="La réponse est peut-être ici. Sinon, écrivez-nous : une personne vous lira."
    >
      <Section title="J'ai fermé l'onglet au milieu d'un entretien">
        <p>
          Avec un compte, tout est gardé : retrouvez l'entretien dans{' '}
          <Link className="link" to="/historique">
            votre historique
          </Link>
          , et reprenez-le où il en était. Sans compte, une page rechargée propose « Reprendre la
          simulation » à l'accueil ; un onglet fermé, lui, emporte ses réponses, sauf celles d'un
          entretien commencé sans réseau, que votre navigateur garde.
        </p>
      </Section>
      <Section
        title={
          <>
            Je ne reçois pas <span className="whitespace-nowrap">l'e-mail</span> de vérification
          </>
        }
      >
        <p>
          Regardez dans les indésirables, puis demandez un nouveau lien depuis la fenêtre de
          connexion. Un lien est valable vingt-quatre heures, et le plus récent remplace les
          précédents.
        </p>
      </Section>
      <Section title="Mes questions ne ressemblent pas à mon annonce">
        <p>
          Collez l'annonce entière, avec les missions et le profil recherché. Trois lignes donnent
          des questions générales ; une page donne un véritable entretien.
        </p>
      </Section>
      <Section title="J'ai payé et je ne vois pas Premium">
        <p>
          Rechargez la page et vérifiez que vous êtes connecté avec l'adresse qui a servi à l'achat.
          Si rien ne change, écrivez-nous en joignant le reçu : ne payez pas une seconde fois.
        </p>
      </Section>
      <Section title="Je veux être remboursé">
        <p>
          Vous avez quatorze jours, sans raison à donner :{' '}
          <Link className="link" to="/retractation">
            renoncer au contrat ici
          </Link>
          . Le reste est dans les{' '}
          <Link className="link" to="/cgv">
            conditions générales
          </Link>
          .
        </p>
      </Section>
      <Section title="Nous écrire" id="nous-ecrire">
        {loaderData.owner.supportEmail ? (
          <>
            <p>
              Dites-nous ce que vous vouliez faire, ce qui s'est passé, et sur quel appareil.
              N'envoyez ni mot de passe ni numéro de carte. Les messages des comptes Premium passent
              en premier.
            </p>
            <SupportForm outcome={actionData} />
            <p className="text-base text-ink-soft">
              Vous préférez votre messagerie ? <MailAddress value={loaderData.owner.supportEmail} />
            </p>
          </>
        ) : (
          <p>
            {SUPPORT_CLOSED} Adresse : <Given value={null} />. Rien de ce que vous écririez ici ne
            serait lu ; nous préférons vous le dire. L'assistance prioritaire de Premium passe par
            ce formulaire : elle ouvrira avec lui.
          </p>
        )}
      </Section>
    </LegalPage>
  )
}
