import { expect, test } from 'vitest'
import { correctOffer } from '../offer-facts/correct-offer.ts'
import { findFacts } from '../offer-facts/find-facts.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { mayBeABeginner } from './may-be-a-beginner.ts'

const recogniseTrades = await loadRecogniser()
const read = (offer: string) => findFacts(offer, recogniseTrades)
const CLEANER = `Agent de nettoyage H/F
Missions :
- Nettoyer les bureaux et les sanitaires
- Vider les poubelles`

test.each([
  ['a trade that many begin with', CLEANER, true],
  ['experience that is wished for', `${CLEANER}\nExpérience souhaitée mais non obligatoire.`, true],
  ['years that are asked for', `${CLEANER}\nProfil :\n- Deux ans d'expérience exigés`, false],
  ['a trade that is learnt first', 'Infirmier H/F\nMissions :\n- Assurer les soins', false],
])('%s', (_, offer, may) => {
  expect(mayBeABeginner(read(offer))).toBe(may)
})

test('whoever takes « beginner » away is asked about a past', () => {
  const corrected = correctOffer(read(CLEANER), { without: ['beginner'] }, null)

  expect(mayBeABeginner(corrected)).toBe(false)
})
