import { expect, test } from 'vitest'
import { inOwnVoice } from './subject.ts'

test.each([
  ['naviguer sur les routes de votre secteur', 'naviguer sur les routes de mon secteur'],
  ['encadrer vos équipes sur les chantiers', 'encadrer mes équipes sur les chantiers'],
  ["fidéliser votre clientèle et l'accueillir", "fidéliser ma clientèle et l'accueillir"],
  ['piloter les négociations, préparer les revues', 'piloter les négociations'],
  ['négocier les offres pour aboutir à un accord', 'négocier les offres'],
])('the candidate says « %s » as « %s »', (text, said) => {
  expect(inOwnVoice({ text, form: 'infinitive' })).toBe(said)
})
