import { expect, test } from 'vitest'
import { candidate } from './candidate.ts'
import { chooseQuestions } from './choose-questions.ts'

const told = (text: string, score: number) => candidate('behavioural', text, score)
const chosenFrom = (...candidates: ReturnType<typeof told>[]) =>
  chooseQuestions(candidates, {
    random: () => 0.5,
    plan: ['behavioural', 'behavioural'],
  }).map(({ text }) => text)

test('what is worth most is asked', () => {
  const weighing = 'Racontez-moi une pesée que vous avez dû refaire.'
  const greeting = 'Parlez-moi de votre premier client du matin.'
  const filing = 'Donnez-moi un exemple de classement utile.'

  expect(chosenFrom(told(filing, 0.2), told(weighing, 2), told(greeting, 1))).toEqual([
    weighing,
    greeting,
  ])
})

test('two stories of the same theme are not told where another is nearly as good', () => {
  const error = 'Racontez-moi une erreur que vous avez faite sur une commande.'
  const slip = "Parlez-moi d'un oubli qui a gêné quelqu'un d'autre."
  const success = 'Donnez-moi un exemple de vitrine dont vous êtes content.'

  expect(chosenFrom(told(error, 2), told(slip, 1.8), told(success, 1.4))).toEqual([error, success])
})

test('what one finds is asked about once, and neither tickets nor portfolios are finds', () => {
  const note = 'Vous trouvez un billet sous un meuble : que faites-vous ?'
  const ring = 'Vous trouvez un objet de valeur oublié : à qui le dites-vous ?'
  const ticket = 'Comment contrôlez-vous le billet de chaque visiteur ?'
  const clients = "Parlez-moi d'un portefeuille repris à quelqu'un."
  const floor = 'Racontez-moi un sol difficile à rattraper.'

  expect(chosenFrom(told(note, 2), told(ring, 1.8), told(floor, 1.4))).toEqual([note, floor])
  expect(chosenFrom(told(ticket, 2), told(clients, 1.8), told(floor, 1.4))).toEqual([
    ticket,
    clients,
  ])
})
