import { expect, test } from 'vitest'
import { faultsOfQuestion } from '../../standards.ts'
import { WORDINGS } from './wordings/of-kinds.ts'

const SLOTS: Readonly<Record<string, string>> = {
  métier: 'maçon ou maçonne',
  'de métier': 'de maçon ou de maçonne',
  employeur: 'Bellerive',
  "d'employeur": 'de Bellerive',
  ville: 'à Lyon',
  cadre: 'en rénovation',
  activité: 'monter des murs en briques',
  'autre activité': 'lire un plan',
  mission: 'Couler des dalles et des linteaux',
}

test('every wording, filled, is a question that a good recruiter would ask', () => {
  const faulty = WORDINGS.flatMap(([, wording]) => {
    const text = wording.replace(/\{([^}]+)\}/g, (_, name: string) => SLOTS[name] ?? '???')
    return faultsOfQuestion(text).map(({ check, detail }) => [check, detail, text])
  })

  expect(faulty).toEqual([])
})
