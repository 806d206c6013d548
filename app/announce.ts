import type { Env } from './platform/env.ts'

/** What a person reads in the terminal once everything is open: where to go, and what is pretend. */
export function announce(env: Env, port: number): string {
  const address = env.PUBLIC_URL.replace(/:0$/, `:${port}`)
  const lines = ['', `Vis-à-vis est prêt : ${address}`]
  if (!env.isProduction) {
    lines.push(
      '',
      'Mode démonstration : tout fonctionne sur cette machine, sans clé ni réseau.',
      '- Questions et retours : le coach embarqué, sans IA générative.',
      `- Données : ${env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : `SQLite, dans ${env.DATA_DIR}`}.`,
      '',
      'Ctrl+C pour arrêter.',
    )
  }
  return `${lines.join('\n')}\n`
}
