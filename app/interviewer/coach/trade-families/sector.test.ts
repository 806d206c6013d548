import { expect, test } from 'vitest'
import { readOffer } from '../offer-phrases/read-offer.ts'
import { sectorOf } from './sector.ts'

test.each([
  ['Directrice générale (H/F)', 'cadre-dirigeant'],
  ['Secrétaire comptable (H/F)', 'administratif-accueil'],
  ['Développeur web en alternance (H/F)', 'alternance-stage'],
  ['Directeur artistique (H/F)', 'marketing-communication'],
])('« %s » is looked for under %s', (title, sector) => {
  const offer = readOffer(
    `${title}\nVotre mission : accueillir les clients, tenir les dossiers et répondre au téléphone.`,
  )

  expect(sectorOf(offer)).toBe(sector)
})
