import { expect, test } from 'vitest'
import type { KnownSubject } from '../book/found-by-words.ts'
import { readPieces } from '../offer-text/sections.ts'
import { findSubjects } from './find-subjects.ts'
import { offerLines } from './offer-lines.ts'

const subject = (name: string, ...heard: string[]): KnownSubject => ({
  code: `subject-${name}`,
  name,
  activities: [
    { id: 'first', say: `tenir ${name}`, heard },
    { id: 'second', say: `surveiller ${name}`, heard: [`ecarts de ${name}`] },
  ],
})
const KNOWN = [
  subject('stocks', 'inventaire*', 'gestion des stocks'),
  subject('budget', 'budget previsionnel', 'budgetaire*'),
]
const named = (offer: string) =>
  findSubjects(offerLines(readPieces(offer)), { known: KNOWN }).map(({ code }) => code)

test.each([
  ['Missions :\n- Participer aux inventaires', ['subject-stocks']],
  [
    'Missions :\n- Préparer le budget prévisionnel\n- Suivi budgétaire\n- Inventaires',
    ['subject-budget', 'subject-stocks'],
  ],
  ['Inventaires et écarts de stocks à traiter.', ['subject-stocks']],
  ["Missions :\n- Accueillir les clients\nPas d'inventaire à faire.", []],
])('« %s » names %j', (missions, codes) => {
  expect(named(`Employé H/F\n${missions}`)).toEqual(codes)
})

test.each([
  'Nous rejoindre :\n- Le budget prévisionnel de notre groupe atteint dix millions',
  'Notre équipe grandit depuis dix ans. Elle fait aussi un inventaire.',
  'Profil :\n- Une première vue des inventaires',
  '',
])('a stray word names nothing: « %s »', (text) => {
  expect(named(`Employé H/F\n${text}`)).toEqual([])
})
