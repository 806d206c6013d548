import { expect, test } from 'vitest'
import { CueIndex, toWords } from './cue-index.ts'

test('words lose case, accents and plural marks, and keep the signs that make C++ and C#', () => {
  const words = toWords('Chargées d’études C++ / C# — RÉSEAUX')

  expect(words).toEqual(['chargee', 'd', 'etude', 'c++', 'c#', 'reseau'])
})

test('a phrase is found in the plural, whatever the punctuation, with its rank', () => {
  const index = new CueIndex<string>()
  index.add("agent d'entretien", 'cleaning')

  const hits = index.findIn(toWords('Deux AGENTS D’ENTRETIEN'))

  expect(hits).toEqual([{ owner: 'cleaning', cue: "agent d'entretien", at: 1 }])
})

test('a phrase is not found inside a longer word', () => {
  const index = new CueIndex<string>()
  index.add('vente', 'sales')

  expect(index.findIn(toWords('ventes')).length).toBe(1)
  expect(index.findIn(toWords('inventer, éventé, prévente')).length).toBe(0)
})

test('an empty cue is never found', () => {
  const index = new CueIndex<string>()
  index.add(' — ', 'nothing')

  expect(index.findIn(toWords('— —')).length).toBe(0)
})
