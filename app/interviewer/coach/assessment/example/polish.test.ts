import { expect, test } from 'vitest'
import { polish } from './polish.ts'

test.each([
  ["alors euh j'ai appelé le chef", "J'ai appelé le chef."],
  ['jai trié les colis', "J'ai trié les colis."],
  ["J'AI TRIÉ CE QUI ÉTAIT URGENT", "J'ai trié ce qui était urgent."],
  ['je coupe un dépôt une famille', 'Je coupe un dépôt une famille.'],
  ['Ils rappellent.', 'Ils rappellent.'],
  ['le jour J il est trop tard', 'Le jour J il est trop tard.'],
])('« %s » reads well in an example, with nothing added', (said, written) => {
  expect(polish(said)).toBe(written)
})

test('a filler goes, the same words go nowhere when they carry sense', () => {
  expect(polish('En fait, je relève les cotes.')).toBe('Je relève les cotes.')
  expect(polish("Votre cabinet en fait chaque semaine, et j'aime ce genre de soin.")).toBe(
    "Votre cabinet en fait chaque semaine, et j'aime ce genre de soin.",
  )
  expect(polish('Voilà deux ans que je tiens la caisse.')).toBe(
    'Voilà deux ans que je tiens la caisse.',
  )
})

test('what was typed in capitals is said low, with its accents', () => {
  expect(
    polish('J AI TRAVAILLE CINQ ANS A L ACCUEIL ET JE REMPLISSAIS LES DOSSIERS DE QUALITE'),
  ).toBe("J'ai travaillé cinq ans à l'accueil et je remplissais les dossiers de qualité.")
})
