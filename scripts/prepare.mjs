// Plain JavaScript that the system's Node 20 can run: it installs what is missing, then hands over.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')
const MODULES = join(ROOT, 'node_modules')
const MARKER = join(MODULES, '.installed-lock')

/** Installs the packages of the lock file unless they are there, and gives the path of Node 24. */
export function prepare() {
  // Somebody who shares a folder of packages looks after it; installing through the link would empty it.
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) return findNode()
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (!existsSync(MARKER) || readFileSync(MARKER, 'utf8') !== lock) {
    console.log('Installation des paquets (une à deux minutes la première fois)…')
    const { status } = spawnSync('npm', ['ci', '--include=dev', '--include=optional'], {
      cwd: ROOT,
      stdio: 'inherit',
    })
    if (status !== 0) {
      console.error("L'installation a échoué. Vérifiez l'accès au registre npm, puis relancez.")
      process.exit(1)
    }
    writeFileSync(MARKER, lock)
  }
  return findNode()
}

function findNode() {
  const brought = join(ROOT, 'node_modules/.bin/node')
  if (existsSync(brought)) return brought
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  console.error('Node.js 22.22 ou plus récent est nécessaire sur ce système : https://nodejs.org')
  process.exit(1)
}

/** Runs a program to its end, passing on signals to stop; resolves with its exit code. */
export function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    const pass = (signal) => child.kill(signal)
    process.on('SIGTERM', pass)
    process.on('SIGINT', () => {})
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
