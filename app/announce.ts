import type { DemonstrationAccount } from './accounts/server/demonstration.ts'
import type { Env } from './platform/env.ts'
import { outboxKey } from './platform/mailer/outbox-key.ts'

/** What a person reads in the terminal once everything is open: where to go, and what is pretend. */
export async function announce(
  env: Env,
  port: number,
  accounts: readonly DemonstrationAccount[] = [],
): Promise<string> {
  const address = env.PUBLIC_URL.replace(/:0$/, `:${port}`)
  const lines = ['', `Vis-à-vis est prêt : ${address}`]
  const interviewer = `- Questions et retours : ${whoSpeaks(env)}.`
  if (env.isProduction) lines.push(interviewer)
  if (!env.isProduction) {
    lines.push(
      '',
      demonstrationLine(env),
      interviewer,
      `- Données : ${env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : `SQLite, dans ${env.DATA_DIR}`}.`,
      env.SMTP_URL
        ? `- E-mails : envoyés par ${new URL(env.SMTP_URL).host}.`
        : await outboxLine(env, address),
      `- Paiement : ${whoCashes(env)}.`,
      ...accountLines(accounts),
      '',
      'Ctrl+C pour arrêter.',
    )
  }
  return `${lines.join('\n')}\n`
}

/** Whoever has this address reads every mail, so it is told here and nowhere else. */
const outboxLine = async (env: Env, address: string) =>
  `- E-mails : écrits dans ${env.DATA_DIR}/outbox, à lire sur ${address}/dev/outbox/${await outboxKey(env)}`

/** What is for real although the rest is not: nobody should learn it from a bill. */
function demonstrationLine(env: Env): string {
  const real = [
    ...(hasModel(env) ? ['le modèle qui interviewe'] : []),
    ...(env.SMTP_URL ? ['les e-mails'] : []),
    ...(env.STRIPE_SECRET_KEY ? ['le paiement'] : []),
  ]
  const rest =
    real.length === 0 ? 'sans clé ni réseau' : `sauf ${new Intl.ListFormat('fr').format(real)}`
  return `Mode démonstration : tout fonctionne sur cette machine, ${rest}.`
}

function whoCashes({ STRIPE_SECRET_KEY: key }: Env): string {
  if (!key) return 'une caisse de démonstration, sans argent ni vraie carte'
  return /^(sk|rk)_test_/.test(key)
    ? "Stripe, avec une clé d'essai : aucun argent ne bouge"
    : "Stripe : l'argent est réel"
}

const hasModel = ({ AI_PROVIDER }: Env) =>
  AI_PROVIDER === 'google' || AI_PROVIDER === 'openai-compatible'

/** Who reads what people type, and what of it leaves this machine. */
function whoSpeaks(env: Env): string {
  if (env.AI_PROVIDER === 'scripted') return "l'intervieweur d'essai, qui joue les pannes demandées"
  if (!hasModel(env)) return 'le coach embarqué, sans IA générative'
  const place = env.AI_BASE_URL ? new URL(env.AI_BASE_URL).host : 'Google'
  return `le modèle ${env.AI_MODEL}, chez ${place}, qui reçoit offres et réponses sans e-mail ni téléphone`
}

/** Their passwords are kept nowhere: this is the only time they can be read. */
function accountLines(accounts: readonly DemonstrationAccount[]): string[] {
  if (accounts.length === 0) return []
  return [
    '',
    'Comptes de démonstration (mots de passe affichés une seule fois) :',
    ...accounts.map(({ role, email, password }) => `- ${role} : ${email} / ${password}`),
  ]
}
