import { expect, test } from 'vitest'
import { plain } from '../plain.ts'
import { findConduct } from './conduct.ts'

test.each([
  ['Le client ne veut pas de femmes, je lui ai proposé trois hommes.', 'discrimination'],
  ['Elle préférait des jeunes, donc je fais le tri et je lui en envoie.', 'discrimination'],
  ["Je n'ai rien dit : je cache l'accident pour ne pas avoir d'ennuis.", 'danger'],
  ['Je ne le signale pas, personne ne verra.', 'danger'],
  ['Je travaille sans harnais, ça va plus vite.', 'danger'],
  ['Je valide le virement sans vérifier, il y avait urgence.', 'fraud'],
  ["J'ai gardé le fichier clients en partant.", 'secrecy'],
])('« %s » is heard as %s', (answer, kind) => {
  expect(findConduct(plain(answer), '')?.id).toBe(kind)
})

test.each([
  'Je ne travaille jamais sans harnais, même deux minutes.',
  "Je refuse : je n'écarte personne pour son âge, j'explique la loi au client.",
  "J'ai signalé l'incident le jour même et noté la chute au registre.",
  'Je ne paie jamais sans vérifier le RIB par téléphone.',
])('« %s » is no wrong', (answer) => {
  expect(findConduct(plain(answer), '')).toBeNull()
})
