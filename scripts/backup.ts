import { existsSync } from 'node:fs'
import { BackupFault, backUp, restore } from '../app/platform/database/backup.ts'
import { readEnv } from '../app/platform/env.ts'

const USAGE = `Usage :
  npm run backup -- FICHIER                  copie la base, le site restant ouvert
  npm run restore -- FICHIER [--replace]     remet une copie en place, le site étant arrêté`

if (existsSync('.env')) process.loadEnvFile('.env')
const env = readEnv()
const place = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }
const [act, ...words] = process.argv.slice(2)
const files = words.filter((word) => word !== '--replace')
process.exitCode = await run(files[0])

async function run(file: string | undefined): Promise<number> {
  if (!file || files.length > 1 || (act !== 'backup' && act !== 'restore')) return refuse(USAGE)
  try {
    if (act === 'backup') await backUp(place, file)
    else await restore(place, file, { replace: words.includes('--replace') })
  } catch (fault) {
    if (fault instanceof BackupFault) return refuse(fault.message)
    throw fault
  }
  console.log(act === 'backup' ? `Copie faite et vérifiable : ${file}` : `Copie remise : ${file}`)
  return 0
}

function refuse(message: string): number {
  console.error(message)
  return 1
}
