import { expect, test } from 'vitest'
import type { BookQuestion, Page } from '../../book/page.ts'
import { inventedExample } from './invented.ts'
import { knownExample } from './known-example.ts'

const question = (text: string, example?: string): BookQuestion => ({
  id: text,
  kind: 'technical',
  text,
  expects: [],
  followUp: '',
  ...(example !== undefined && { example }),
})
const PAGE: Page = {
  code: 'X1101',
  reviewed: '2026-01',
  m: 'soudeur',
  f: 'soudeuse',
  variants: [],
  activities: [],
  questions: [
    question('Comment réglez-vous le courant de votre poste ?', 'Je regarde le diamètre.'),
    question('Comment vérifiez-vous un cordon de soudure ?', 'Je passe du ressuage.'),
    question('Comment rangez-vous vos électrodes ?'),
  ],
}
const exampleOf = (text: string, asked: BookQuestion | null = null) =>
  inventedExample('technical', text, {
    known: knownExample({ kind: 'technical', question: text, asked }, [PAGE]),
    family: 'X',
  })

test('a question of the book is shown its own example, said to be invented', () => {
  const [asked = null] = PAGE.questions

  expect(exampleOf('Peu importe ?', asked)).toBe(
    "Exemple inventé, d'une autre personne que vous : Je regarde le diamètre.",
  )
})

test('another question is shown the example of the one most like it, which is named', () => {
  const example = exampleOf('Que contrôlez-vous sur une soudure, un cordon qui compte ?')

  expect(example).toContain('« Comment vérifiez-vous un cordon de soudure ? »')
  expect(example).toMatch(/Je passe du ressuage\.$/)
})

test('a path is shown the path of somebody of the family of trades, when that is known', () => {
  const asked = 'Présentez-vous.'
  const known = inventedExample('presentation', asked, { known: null, family: 'J' })
  const unknown = inventedExample('presentation', asked, { known: null, family: null })

  expect(known).toContain('personnes âgées')
  expect(unknown).toContain("d'un autre métier")
})
