import { expect, test } from 'vitest'
import { aFeedback } from '../../testing/an-interview.ts'
import { compareAttempts } from './compare-attempts.ts'

test('two attempts are told apart by score, dimensions and remarks', () => {
  const first = aFeedback({
    score: 40,
    dimensions: [{ name: 'Pertinence', level: 3 }],
    strengths: ["Une action précise : « J'ai rangé ».", 'Un ton posé.'],
    improvements: ['Il manque un résultat.', 'Dites « je ».'],
  })
  const second = aFeedback({
    score: 65,
    dimensions: [
      { name: 'Pertinence', level: 4 },
      { name: 'Résultat mesuré', level: 2 },
    ],
    strengths: ["Une action précise : « J'ai trié »."],
    improvements: ['Dites « je ».', 'Finissez plus vite.'],
  })

  expect(compareAttempts(first, second)).toEqual({
    before: 40,
    after: 65,
    dimensions: [
      { name: 'Pertinence', before: 3, after: 4 },
      { name: 'Résultat mesuré', before: null, after: 2 },
    ],
    solved: ['Il manque un résultat.'],
    remaining: ['Dites « je ».'],
    appeared: ['Finissez plus vite.'],
    gained: [],
    lost: ['Un ton posé.'],
  })
})
