import { existsSync } from 'node:fs'
import {
  administrators,
  setAdministrator,
} from '../app/accounts/server/administration/administrators.ts'
import { systemClock } from '../app/platform/clock.ts'
import { migrate } from '../app/platform/database/migrate.ts'
import { openDatabase } from '../app/platform/database/open-database.ts'
import { readEnv } from '../app/platform/env.ts'
import { mailAddress } from '../app/platform/mail-address.ts'
import { Problem } from '../app/platform/problem.ts'

const USAGE = `Usage :
  npm run admin -- list
  npm run admin -- grant ADRESSE
  npm run admin -- revoke ADRESSE`

if (existsSync('.env')) process.loadEnvFile('.env')
const env = readEnv()
/** Whoever forgot the variables of the server looks elsewhere than it does. */
const lookedAt = env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : `${env.DATA_DIR} (DATA_DIR)`
const { db } = openDatabase({
  databaseUrl: env.DATABASE_URL,
  dataDir: env.DATA_DIR,
  onIdleError: (error) => console.error(error.message),
})
await migrate(db)
process.exitCode = await run(process.argv.slice(2))
await db.destroy()

async function run([act, typed = '']: string[]): Promise<number> {
  if (act === 'list') return list()
  if (act !== 'grant' && act !== 'revoke') return refuse(USAGE)
  const email = mailAddress(typed)
  if (!email) return refuse(`« ${typed} » n'est pas une adresse.\n${USAGE}`)
  try {
    const account = await setAdministrator({ db, clock: systemClock }, email, act === 'grant')
    if (!account) return refuse(`Aucun compte n'a l'adresse ${email} dans ${lookedAt}.`)
    console.log(`${email} ${account.isAdmin ? 'est' : "n'est plus"} administrateur.`)
    return 0
  } catch (problem) {
    if (problem instanceof Problem) return refuse(problem.message)
    throw problem
  }
}

async function list(): Promise<number> {
  const all = await administrators({ db })
  if (all.length === 0) console.log('Aucun administrateur.')
  for (const { email, emailVerified } of all) {
    console.log(`${email}${emailVerified ? '' : ' (adresse non vérifiée)'}`)
  }
  return 0
}

function refuse(message: string): number {
  console.error(message)
  return 1
}
