import { expect, test } from 'vitest'
import { aFeedback } from '../../testing/an-interview.ts'
import { compareAttempts } from './compare-attempts.ts'

test('two attempts are told apart by score, dimensions and remarks', () => {
  const first = aFeedback({
    score: 40,
    dimensions: [{ name: 'Pertinence', level: 3 }],
    strengths: ["Une action précise : « J'ai rangé ».", 'Un ton posé.'],
    improvements: ['Il manque un résultat.', 'Dites « je ».'],
    evidence: [{ quote: "J'ai rangé", remark: 'Une action précise.', positive: true }],
  })
  const second = aFeedback({
    score: 65,
    dimensions: [
      { name: 'Pertinence', level: 4 },
      { name: 'Résultat mesuré', level: 2 },
    ],
    strengths: ["Une action précise : « J'ai trié »."],
    improvements: ['Dites « je ».', 'Finissez plus vite.'],
    evidence: [{ quote: "J'ai trié", remark: 'Une action précise.', positive: true }],
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

test('a point that is now heard is settled, though another is asked for in the same words', () => {
  const first = aFeedback({
    improvements: [
      'Le recruteur attend encore ceci : « prévenir ». Que pouvez-vous en dire ?',
      'Le recruteur attend encore ceci : « noter ». Que pouvez-vous en dire ?',
    ],
  })
  const second = aFeedback({
    improvements: ['Le recruteur attend encore ceci : « noter ». Que pouvez-vous en dire ?'],
  })

  expect(compareAttempts(first, second)).toMatchObject({
    solved: ['Le recruteur attend encore ceci : « prévenir ». Que pouvez-vous en dire ?'],
    remaining: ['Le recruteur attend encore ceci : « noter ». Que pouvez-vous en dire ?'],
    appeared: [],
  })
})
