import { portsContext } from '#app/page-context.ts'
import { BRAND } from '#app/shell/brand.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Link } from '#app/ui/link.tsx'
import { ownerFrom } from '../../owner.ts'
import type { Route } from './+types/legal-notice.ts'
import { Fact, Given, LegalPage, MailAddress, Section } from './page.tsx'

const ROME = 'https://www.francetravail.org/opendata/repertoire-operationnel-des-meti.html'
const OPEN_LICENCE = 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/'

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(portsContext)
  return { owner: ownerFrom(env), address: env.PUBLIC_URL }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Mentions légales',
    description: `Qui édite et héberge ${BRAND}, comment nous joindre et à qui appartiennent les contenus.`,
  })

export default function LegalNoticeScreen({ loaderData }: Route.ComponentProps) {
  const { owner, address } = loaderData
  return (
    <LegalPage title="Mentions légales" lead="Qui édite ce site, et comment nous contacter.">
      <Section title="L'éditeur">
        <dl className="divide-y divide-hairline">
          <Fact name="Nom ou raison sociale">
            <Given value={owner.name} />
          </Fact>
          <Fact name="Adresse">
            <Given value={owner.address} />
          </Fact>
          <Fact name="Immatriculation">
            <Given value={owner.id} />
          </Fact>
          <Fact name="TVA">
            <Given value={owner.taxLine} />
          </Fact>
          <Fact name="Téléphone">
            <Given value={owner.phone} />
          </Fact>
          <Fact name="Contact">
            <MailAddress value={owner.supportEmail} />
          </Fact>
          <Fact name="Site">{address}</Fact>
        </dl>
        <p>
          Le directeur de la publication est la personne nommée ci-dessus ou, s'il s'agit d'une
          société, son représentant légal.
        </p>
      </Section>
      <Section title="L'hébergeur">
        <p>
          <Given value={owner.host} />
        </p>
      </Section>
      <Section title="Les contenus">
        <p>
          Les textes, les dessins et le nom de ce site appartiennent à son éditeur. Vous pouvez
          citer nos articles en nommant la source et en donnant le lien.
        </p>
        <p>
          Ce que vous écrivez reste à vous : les annonces que vous collez, vos réponses, les
          rapports que vous téléchargez.
        </p>
        <p>
          Les noms de métiers viennent du{' '}
          <a className="link" href={ROME}>
            ROME
          </a>
          , le répertoire officiel des métiers (France Travail, ROME, version 4.60), sous{' '}
          <a className="link" href={OPEN_LICENCE}>
            Licence Ouverte 2.0
          </a>
          . Nous les avons regroupés par fiche, avec les mots qui distinguent chaque fiche. Les noms
          de communes viennent du découpage administratif publié par Etalab (version 6.0.0), sous la
          même licence ; seuls ceux des communes de 2 000 habitants et plus sont gardés.
        </p>
      </Section>
      <Section title="Ce que valent nos conseils">
        <p>
          Les questions, les retours et les scores sont des aides à l'entraînement. Ils ne préjugent
          pas de la décision d'un recruteur. Les articles qui parlent de droit donnent des repères
          généraux et ne remplacent pas l'avis d'un professionnel sur votre situation.
        </p>
      </Section>
      <Section title="Signaler une erreur">
        <p>
          Un lien cassé, une phrase fausse, un écran dont vous ne pouvez pas vous servir ?
          Écrivez-nous depuis la page{' '}
          <Link className="link" to="/assistance">
            Assistance
          </Link>
          .
        </p>
      </Section>
    </LegalPage>
  )
}
