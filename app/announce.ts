import type { DemonstrationAccount } from './accounts/server/demonstration.ts'
import type { Env } from './platform/env.ts'

/** What a person reads in the terminal once everything is open: where to go, and what is pretend. */
export function announce(
  env: Env,
  port: number,
  accounts: readonly DemonstrationAccount[] = [],
): string {
  const address = env.PUBLIC_URL.replace(/:0$/, `:${port}`)
  const lines = ['', `Vis-à-vis est prêt : ${address}`]
  if (!env.isProduction) {
    lines.push(
      '',
      'Mode démonstration : tout fonctionne sur cette machine, sans clé ni réseau.',
      '- Questions et retours : le coach embarqué, sans IA générative.',
      `- Données : ${env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : `SQLite, dans ${env.DATA_DIR}`}.`,
      ...(env.SMTP_URL
        ? []
        : [`- E-mails : écrits dans ${env.DATA_DIR}/outbox, à lire sur ${address}/dev/outbox`]),
      ...(env.STRIPE_SECRET_KEY
        ? []
        : ['- Paiement : une caisse de démonstration, sans argent ni vraie carte.']),
      ...accountLines(accounts),
      '',
      'Ctrl+C pour arrêter.',
    )
  }
  return `${lines.join('\n')}\n`
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
