import { expect, test } from 'vitest'
import { readColumns } from './columns.ts'

test('two columns copied row by row are read one after the other, their cut lines joined', () => {
  const page = `Vos missions                 Profil
- animer le plan d'actions   Permis B indispensable
auprès des communes          Aisance à l'oral, sens du
- rédiger les bilans         dialogue avec les élus
- suivre le budget           CDD de trois ans`

  expect(readColumns(page).split('\n')).toEqual([
    'Vos missions',
    "- animer le plan d'actions auprès des communes",
    '- rédiger les bilans',
    '- suivre le budget',
    'Profil',
    'Permis B indispensable',
    "Aisance à l'oral, sens du dialogue avec les élus",
    'CDD de trois ans',
  ])
})

test('spaces that line nothing up leave a text alone', () => {
  const text = 'Un   poste\nà   pourvoir  vite\nprès     de la gare\navec   nous\ndès     lundi'

  expect(readColumns(text)).toBe(text)
})

test('a sheet whose left column names what stands on the right is read row by row', () => {
  const sheet = `Poste               Attaché commercial
Secteur             Gers
Missions            Relancer les devis, visiter
                    les revendeurs
Profil              Permis B`

  expect(readColumns(sheet).split('\n')).toEqual([
    'Poste : Attaché commercial',
    'Secteur : Gers',
    'Missions : Relancer les devis, visiter les revendeurs',
    'Profil : Permis B',
  ])
})
