import { measureByPage } from './answers/by-page.ts'
import { measureRetrained } from './answers/retrained.ts'
import type { SecondMeasures } from './measure-in-second-process.ts'

const [offers, answers, isRetrained] = process.argv.slice(2)
const measured: SecondMeasures = {
  byPage: measureByPage(),
  retrained: isRetrained ? measureRetrained(offers, answers ?? '') : null,
}
process.stdout.write(JSON.stringify(measured))
