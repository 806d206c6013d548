import { expect, test } from 'vitest'
import { repeatedWordings } from './repeated-wordings.ts'

test('two offers that fill one wording with their own words are heard as one', () => {
  const asked = (thing: string) => [
    {
      kind: 'behavioural' as const,
      text: `Quelle est votre réussite dans ${thing}, et pourquoi ?`,
    },
  ]

  const repeated = repeatedWordings([
    { questions: asked('la plonge'), offer: 'La plonge du restaurant' },
    { questions: asked('le suivi des stocks'), offer: 'Le suivi des stocks du magasin' },
  ])

  expect(repeated).toEqual([['Quelle est votre réussite dans … et pourquoi', 1]])
})
