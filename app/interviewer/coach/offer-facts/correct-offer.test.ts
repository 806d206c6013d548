import { expect, test } from 'vitest'
import { loadOfficialTrades, loadRecogniser } from '../trades/load-rome.ts'
import { correctOffer } from './correct-offer.ts'
import { findFacts } from './find-facts.ts'
import { sayUnderstood } from './say-understood.ts'

const recogniseTrades = await loadRecogniser()
const TECHNICIAN = findFacts(
  `Technicien de maintenance H/F
CDI à Douai, travail de nuit, 35 heures par semaine.
Horaires : 21h - 5h, du lundi au vendredi, un samedi sur quatre. De 2 000 à 2 400 € par mois.
Prise de poste en mars.
Missions :
- Dépanner les machines
- Faire le préventif`,
  recogniseTrades,
)
const without = (...ids: string[]) => correctOffer(TECHNICIAN, { without: ids }, null)

test('a condition that is taken away leaves the contract that it did not give', () => {
  expect(without('night')).toMatchObject({
    conditions: ['weekend'],
    terms: { contract: { text: 'un CDI' }, start: { text: 'en mars' } },
  })
})

test('a contract goes with the condition that gave it', () => {
  const stage = findFacts('Assistant H/F\nOffre de stage de 6 mois à Brest.', recogniseTrades)

  expect(stage.terms.contract?.text).toBe('un stage de six mois')
  expect(correctOffer(stage, { without: ['internship'] }, null).terms.contract).toBeNull()
})

test.each([
  ['contract', 'un CDI', 'contract'],
  ['start', 'prise de poste en mars', 'start'],
  ['hours', '35 heures par semaine', 'weeklyHours'],
  ['days', 'du lundi au vendredi', 'days'],
  ['day-hours', 'de 21\u00a0h à 5\u00a0h', 'dayHours'],
  ['week-ends', 'un samedi sur quatre', 'weekEnds'],
  ['pay', 'salaire de 2\u202f000 à 2\u202f400 euros par mois', 'pay'],
] as const)('%s is shown, and can be taken away', (id, label, term) => {
  expect(sayUnderstood(TECHNICIAN, []).things).toContainEqual({ id, label })
  expect(without(id).terms[term]).toBeNull()
})

test('week-ends are shown once, with their share, and go with it', () => {
  const labels = sayUnderstood(TECHNICIAN, []).things.map(({ label }) => label)

  expect(labels).toContain('un samedi sur quatre')
  expect(labels.filter((label) => /week-ends?|samedi/.test(label))).toHaveLength(1)
  expect(without('week-ends').conditions).toEqual(['night'])
})

test('people and sector are read again for the trade that is chosen', async () => {
  const offer = findFacts(
    'Agent H/F\nMissions :\n- Accompagner les personnes âgées dans leurs repas\n- Aider les personnes âgées au lever',
    recogniseTrades,
  )
  const trades = await loadOfficialTrades()

  expect(correctOffer(offer, {}, trades.find('Aide-soignant')).people).toBe('les personnes âgées')
  expect(correctOffer(offer, {}, trades.find('Comptable')).people).toBeNull()
})
