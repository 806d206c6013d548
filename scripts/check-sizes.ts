import { globSync, readFileSync } from 'node:fs'

/** No file is longer than a person can hold in mind; data is read, not held. */
const CEILING = 250
const DATA = /\/(content|trade-families|vocabulary|wordings|offers|migrations)\//

const files = globSync('{app,eval,bench,testing,e2e,scripts}/**/*.{ts,tsx,mjs,css}').concat(
  'server.ts',
)
const tooLong = files
  .filter((file) => !DATA.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > CEILING)

const FORBIDDEN = /(^|\/|-)(utils?|helpers?|common|misc|lib|managers?|handlers?|types)(\/|-|\.|$)/
const badlyNamed = files.filter((file) => FORBIDDEN.test(file))

for (const { file, lines } of tooLong) console.log(`${file} : ${lines} lignes (plafond ${CEILING})`)
for (const file of badlyNamed) console.log(`${file} : un nom qui ne dit pas à qui il appartient`)
process.exit(tooLong.length + badlyNamed.length > 0 ? 1 : 0)
