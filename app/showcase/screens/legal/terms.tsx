import { portsContext } from '#app/page-context.ts'
import { PREMIUM_PRICE_SHOWN } from '#app/premium/rules.ts'
import { BRAND } from '#app/shell/brand.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Link } from '#app/ui/link.tsx'
import { QuoteList } from '#app/ui/quote-list.tsx'
import { FREE_PLAN, PREMIUM_PLAN } from '../../content/pricing.ts'
import { ownerFrom } from '../../owner.ts'
import type { Route } from './+types/terms.ts'
import { Given, LegalPage, MailAddress, Section } from './page.tsx'

export const loader = ({ context }: Route.LoaderArgs) => ({
  owner: ownerFrom(context.get(portsContext).env),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Conditions générales',
    description: `Ce que comprennent les offres de ${BRAND}, le prix, le paiement, le droit de rétractation de 14 jours et les remboursements, en mots simples.`,
  })

export default function TermsScreen({ loaderData }: Route.ComponentProps) {
  const { owner } = loaderData
  return (
    <LegalPage
      title="Conditions générales"
      lead="D'utilisation et de vente. Les mêmes pour tout le monde, en mots simples."
    >
      <Section title="1. Le vendeur">
        <p>
          {BRAND} est proposé par <Given value={owner.name} />, <Given value={owner.address} />,
          immatriculation : <Given value={owner.id} />. Toutes les coordonnées figurent dans les{' '}
          <Link className="link" to="/mentions-legales">
            mentions légales
          </Link>
          .
        </p>
      </Section>
      <Section title="2. Le service gratuit">
        <p>Sans payer, et sans compte si vous le souhaitez, vous disposez de :</p>
        <QuoteList items={FREE_PLAN} />
        <p>
          Le compte gratuit compte ses trois simulations sur notre serveur, le visiteur dans son
          navigateur.
        </p>
      </Section>
      <Section title="3. Premium">
        <p>Premium ajoute, pour le compte qui l'achète :</p>
        <QuoteList items={PREMIUM_PLAN} />
        <p>
          Il est personnel, attaché à une seule adresse e-mail, et ne se partage pas. « À vie »
          signifie : aussi longtemps que le service existe. S'il devait s'arrêter, vous en seriez
          averti par e-mail assez tôt pour télécharger vos rapports.
        </p>
      </Section>
      <Section title="4. Le prix et le paiement">
        <p>
          {`Premium coûte ${PREMIUM_PRICE_SHOWN}, une seule fois, toutes taxes comprises.`} Régime
          de TVA : <Given value={owner.taxLine} />. Le paiement se fait par carte auprès d'un
          prestataire spécialisé ; votre numéro de carte ne passe pas par nos serveurs. Premium est
          ouvert dès que le prestataire confirme le paiement, et un reçu vous est envoyé par e-mail.
        </p>
      </Section>
      <Section title="5. Le droit de rétractation de 14 jours">
        <p>
          Pour un achat à distance, la loi vous laisse quatorze jours pour changer d'avis, sans
          avoir à donner de raison (articles L221-18 et suivants du Code de la consommation). Le
          délai court à partir du jour de l'achat. Le plus simple, avant qu'il s'achève :{' '}
          <Link className="link" to="/retractation">
            renoncer au contrat ici
          </Link>
          , en deux lignes et avec un accusé de réception. Un e-mail ou un courrier conviennent
          aussi ; ces mots suffisent :
        </p>
        <blockquote className="border-l-4 border-accent pl-5 text-ink-soft">
          Je vous notifie ma rétractation du contrat Premium acheté le [date], pour le compte
          [adresse e-mail]. [Nom, adresse, date du jour]
        </blockquote>
        <p>
          La loi permet parfois de demander à l'acheteur de renoncer à ce droit quand le service
          commence aussitôt (article L221-28) ; nous ne le faisons pas. Vous pouvez vous servir de
          Premium aussitôt et vous rétracter quand même : vous êtes remboursé en entier, sur la même
          carte, au plus tard quatorze jours après votre message, et le compte redevient gratuit.
        </p>
      </Section>
      <Section title="6. Les remboursements">
        <p>
          Passé ce délai, et tant que dure Premium, vous gardez la garantie légale de conformité des
          services numériques (articles L224-25-1 et suivants du Code de la consommation). Si le
          service ne fait pas ce qui est promis ici, nous le remettons en état sans frais, dans un
          délai raisonnable ; à défaut, vous pouvez obtenir une réduction du prix, ou mettre fin au
          contrat et être remboursé. Un remboursement complet met fin à Premium.
        </p>
      </Section>
      <Section title="7. Ce que nous attendons de vous">
        <p>
          Collez des annonces et des réponses que vous avez le droit d'utiliser, sans données
          sensibles sur d'autres personnes. N'essayez pas de contourner les limites, d'accéder au
          compte d'autrui ni de perturber le service. Un compte qui le fait peut être suspendu,
          après un message qui vous permet de répondre.
        </p>
      </Section>
      <Section title="8. En cas de désaccord">
        <p>
          Écrivez d'abord à l'adresse <MailAddress value={owner.supportEmail} />
          {'\u00a0'}: nous répondons et cherchons une solution. Un consommateur peut ensuite
          recourir gratuitement à un médiateur de la consommation : <Given value={owner.mediator} />
          . Le droit français s'applique, sans priver un consommateur de la protection du pays où il
          vit.
        </p>
      </Section>
    </LegalPage>
  )
}
