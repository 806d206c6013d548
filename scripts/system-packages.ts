import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '../testing/chromium.ts'
import { findPostgres } from '../testing/start-postgres.ts'

const NEEDED = [
  { package: 'chromium', isThere: () => findChromium() !== undefined },
  { package: 'postgresql', isThere: () => findPostgres() !== null },
  { package: 'poppler-utils', isThere: () => existsSync('/usr/bin/pdftotext') },
  { package: 'nginx', isThere: () => existsSync('/usr/sbin/nginx') },
  { package: 'systemd', isThere: () => existsSync('/usr/bin/systemd-analyze') },
]
/** Says the sentences that a microphone hears; a tone stands for them where it cannot be had. */
const WELCOME = [{ package: 'espeak-ng', isThere: () => existsSync('/usr/bin/espeak-ng') }]

const lackingOf = (programs: typeof NEEDED) =>
  programs.filter((program) => !program.isThere()).map((program) => program.package)

/** Installs what the tests need of the system where it may (Debian, as root); otherwise stops with one sentence. */
export function ensureSystemPackages(): void {
  const [missing, welcome] = [lackingOf(NEEDED), lackingOf(WELCOME)]
  if (missing.length === 0 && welcome.length === 0) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    aptGet('update')
    if (missing.length > 0) install(missing)
    // Apart: one name that apt does not know would keep it from installing the others.
    if (welcome.length > 0) install(welcome)
  }
  const still = lackingOf(NEEDED)
  if (still.length === 0) return
  console.error(
    `Il manque ${still.join(', ')} : installez-les (sous Debian : apt-get install ${still.join(' ')}), puis relancez.`,
  )
  process.exit(1)
}

function install(packages: string[]): void {
  console.log(`Installation de ${packages.join(', ')}…`)
  aptGet('install', '-y', '--no-install-recommends', ...packages)
}

function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env })
}
