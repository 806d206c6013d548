import { expect, test } from 'vitest'
import { normalizeText } from '../normalize-text.ts'
import { findConduct } from './conduct.ts'

const conductIn = (answer: string) =>
  findConduct(normalizeText(answer), 'comment agissez vous')?.id ?? null

test.each([
  ["Il ne voulait pas le prendre, donc j'ai caché le comprimé dans la compote.", 'harm'],
  ["La résidente refusait sa douche, à deux on l'a tenue et on l'a lavée quand même.", 'harm'],
  ["J'ai coché les températures sans les avoir mesurées, pour ne pas perdre de temps.", 'hidden'],
  ["J'ai modifié la date de la fiche pour que ça passe.", 'hidden'],
  ['Je lui dis discrètement ce que je sais de son arrêt.', 'secrecy'],
  ["Quand je suis bloqué, j'utilise le code de ma collègue pour ouvrir le tiroir.", 'fraud'],
  ["S'il manque des billets, je les prends dans la caisse d'à côté.", 'fraud'],
])('« %s » is heard as %s', (answer, conduct) => {
  expect(conductIn(answer)).toBe(conduct)
})

test.each([
  ["J'ai écrasé le comprimé dans la compote, comme le médecin l'a prescrit."],
  ["Je n'ai jamais caché un comprimé dans la compote."],
  ["J'ai noté la température toutes les deux heures, même la nuit."],
  ['Je lui dis que je ne peux pas en parler.'],
  ["Je n'utilise jamais le code de ma collègue, j'appelle la responsable de caisse."],
  ['Je prends la monnaie au coffre avec ma responsable, et je signe le bon.'],
])('« %s » is no fault', (answer) => {
  expect(conductIn(answer)).toBeNull()
})
