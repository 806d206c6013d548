import { data } from 'react-router'
import { addressContext, portsContext } from '#app/page-context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { WithdrawalOutcome } from '#app/withdrawal/contract.ts'
import { WITHDRAWAL_CLOSED } from '#app/withdrawal/messages.ts'
import { withdraw } from '#app/withdrawal/server/service.ts'
import { ownerFrom } from '../../owner.ts'
import type { Route } from './+types/withdrawal.ts'
import { Given, LegalPage, MailAddress, Section } from './page.tsx'

export const loader = ({ context }: Route.LoaderArgs) => ({
  owner: ownerFrom(context.get(portsContext).env),
})

/** The browser posts the form by itself: it works on any device, with or without JavaScript. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData().catch(() => new FormData())
  const outcome = await withdraw(context.get(portsContext), form, context.get(addressContext))
  return data(outcome, { status: outcome.takenAt ? 200 : 400 })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Renoncer au contrat',
    description:
      "Vous avez quatorze jours pour changer d'avis sur Premium, sans raison à donner : deux lignes à remplir, un accusé de réception aussitôt.",
  })

export default function WithdrawalScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { supportEmail } = loaderData.owner
  return (
    <LegalPage
      title="Renoncer au contrat"
      lead="Vous avez acheté Premium depuis quatorze jours au plus ? Vous pouvez changer d'avis, sans raison à donner."
    >
      {actionData?.takenAt ? (
        <Taken {...actionData} />
      ) : (
        <Section title="Votre rétractation">
          {supportEmail ? (
            <Form outcome={actionData} />
          ) : (
            <p>
              {WITHDRAWAL_CLOSED} Adresse : <Given value={null} />.
            </p>
          )}
        </Section>
      )}
      <Section title="Ce qui se passe ensuite">
        <p>
          Vous recevez un accusé de réception avec vos mots, le jour et l'heure. Vous êtes remboursé
          en entier, sur la même carte, au plus tard quatorze jours après. Le compte redevient
          gratuit. Les détails sont dans les{' '}
          <Link className="link" to="/cgv">
            conditions générales
          </Link>
          .
        </p>
        <p>
          Vous préférez votre messagerie ? <MailAddress value={supportEmail} />
        </p>
      </Section>
    </LegalPage>
  )
}

function Form({ outcome }: { outcome: WithdrawalOutcome | undefined }) {
  const refused = outcome?.takenAt === undefined ? outcome : undefined
  return (
    <form method="post" noValidate aria-label="Votre rétractation" className="grid gap-5">
      <p>
        « Je vous notifie ma rétractation du contrat Premium, acheté pour le compte ci-dessous. »
      </p>
      <TextField
        label="Vos prénom et nom"
        name="name"
        autoComplete="name"
        required
        fault={refused?.faults.name}
        defaultValue={refused?.written.name}
      />
      <TextField
        label="L'e-mail du compte, où arrivera l'accusé de réception"
        type="email"
        name="email"
        autoComplete="email"
        required
        fault={refused?.faults.email}
        defaultValue={refused?.written.email}
      />
      {refused?.problem && (
        <p role="alert" className="text-danger">
          {refused.problem} Ce que vous avez écrit reste ici.
        </p>
      )}
      <Button type="submit" variant="primary" className="justify-self-start">
        Confirmer la rétractation
      </Button>
    </form>
  )
}

function Taken({ takenAt, email }: { takenAt: string; email: string }) {
  return (
    <Section title="Votre rétractation est enregistrée">
      <Drawing of="success" className="mb-6" />
      <p role="status">
        {`Reçue le ${takenAt} (heure de Paris). L'accusé de réception part à ${email} : gardez-le.`}
      </p>
    </Section>
  )
}
