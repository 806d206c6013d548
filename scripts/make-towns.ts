import { readFileSync, writeFileSync } from 'node:fs'

const USAGE = `Usage : node scripts/make-towns.ts FICHIER
FICHIER est communes.json, du découpage administratif que publie Etalab (paquet @etalab/decoupage-administratif).`
const PLACE = new URL('../app/interviewer/coach/offer-facts/towns.model.json', import.meta.url)
/** Smaller places are seldom named alone, and share their names with people. */
const LEAST_PEOPLE = 2_000

interface Commune {
  nom: string
  type: string
  population?: number
}

const [file] = process.argv.slice(2)
if (!file) {
  console.error(USAGE)
  process.exit(2)
}
const communes: Commune[] = JSON.parse(readFileSync(file, 'utf8'))
const names = communes
  .filter(({ population = 0 }) => population >= LEAST_PEOPLE)
  .map(({ nom }) => nom)
const sorted = [...new Set(names)].sort((one, other) => one.localeCompare(other, 'fr'))
writeFileSync(
  PLACE,
  `${JSON.stringify({ source: 'Etalab, découpage administratif 6.0.0, Licence Ouverte 2.0', names: sorted.join('|') })}\n`,
)
console.log(`${sorted.length} communes de ${LEAST_PEOPLE} habitants au moins`)
