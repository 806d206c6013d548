import { expect, test } from 'vitest'
import { bothGenders, toPlain } from './inclusive.ts'

test.each([
  ['motivé(e)s et dynamique', 'motivés et dynamique'],
  ['Un·e chargé·e de projet', 'Un chargé de projet'],
  ['directeur.trice', 'directeur'],
  ['Opérateur‧ice', 'Opérateur'],
  ['Référent-e', 'Référent'],
  ['développeurs.se(s)', 'développeurs'],
  ['vendeur/se', 'vendeur'],
  ['motivé.e.s. Vous', 'motivés. Vous'],
])('« %s » reads « %s »', (inclusive, plain) => {
  expect(toPlain(inclusive)).toBe(plain)
})

test('what only looks inclusive is left alone', () => {
  for (const text of [
    'rendez-vous',
    'et/ou',
    'CAP/BEP',
    'H/F',
    'savoir-être',
    'est-elle',
    'Node.js',
  ])
    expect(toPlain(text)).toBe(text)
})

test.each([
  ['infirmier', 'infirmière'],
  ['technicien de maintenance', 'technicienne de maintenance'],
  ['agent polyvalent', 'agente polyvalente'],
  ['directeur commercial', 'directrice commerciale'],
  ['chirurgien-dentiste', 'chirurgienne-dentiste'],
  ['développeur web', 'développeuse web'],
  ['responsable qualité', 'responsable qualité'],
  ['chef cuisinier', 'cheffe cuisinière'],
  ['maçon', 'maçonne'],
  ['préparateur de commandes', 'préparatrice de commandes'],
  ['conseiller clientèle', 'conseillère clientèle'],
  ['valet de chambre', 'femme de chambre'],
  ['homme de ménage', 'femme de ménage'],
])('« %s » and « %s » are one job', (masculine, feminine) => {
  expect(bothGenders(masculine)).toEqual({ masculine, feminine })
  expect(bothGenders(feminine)).toEqual({ masculine, feminine })
})
