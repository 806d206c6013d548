import { expect, test } from 'vitest'
import { seededRandom } from '#eval/questions/seeded-random.ts'
import { findTrade } from '../knowledge/find-trade.ts'
import { readOffer } from '../offer/read-offer.ts'
import { planQuestions } from './plan-questions.ts'

const RUNS = 12

function askOften(offer: string): string[][] {
  const reading = readOffer(offer)
  const trade = findTrade(reading)
  return Array.from({ length: RUNS }, (_, seed) =>
    planQuestions({ reading, trade, random: seededRandom(seed) }).map(({ text }) => text),
  )
}

const PSYCHIATRY = `Infirmier / Infirmière (H/F)
L'hôpital Bellerive recrute pour son service de psychiatrie de l'adulte.
Vos missions :
- évaluer l'état clinique des patients à leur arrivée
- animer des ateliers thérapeutiques avec les patients
- préparer la sortie avec les partenaires du secteur
Profil : diplôme d'État d'infirmier, écoute, sang-froid.`

const APPRENTICE = `Vendeur ou vendeuse en alternance (H/F)
Notre boutique de chaussures prend une personne en contrat d'apprentissage pour deux ans.
Vos missions :
- accueillir et conseiller la clientèle
- mettre en rayon les nouveautés
- tenir la caisse le samedi
Profil : aucune expérience demandée, sourire, ponctualité, envie d'apprendre le commerce.`

test('a nurse in psychiatry is not asked about the operating theatre', () => {
  const sets = askOften(PSYCHIATRY)

  expect(sets.flat().filter((text) => /bloc|perfusion|veineuse/.test(text))).toEqual([])
})

test('a title in both genders is said once, then « ce poste »', () => {
  const sets = askOften(PSYCHIATRY)

  const said = sets.map((texts) => texts.filter((text) => text.includes('infirmière')).length)
  expect(Math.max(...said)).toBeLessThanOrEqual(2)
  expect(said.filter((times) => times > 1).length).toBeLessThan(RUNS / 2)
})

test('who begins may say how it would be done', () => {
  const sets = askOften(APPRENTICE)

  const open = sets.filter((texts) =>
    texts.some((text) => /à défaut|si cela ne vous est/.test(text)),
  )
  expect(open).toHaveLength(RUNS)
})
