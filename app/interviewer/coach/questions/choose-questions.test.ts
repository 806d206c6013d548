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
