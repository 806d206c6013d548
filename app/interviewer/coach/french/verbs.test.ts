import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { VerbsInfo } from 'french-verbs-lefff'
import { expect, test } from 'vitest'
import { ACTION_VERBS } from '../offer-text/vocabulary/action-verbs.ts'
import { fromThird, fromVous } from './verbs.ts'

const place = createRequire(import.meta.url).resolve('french-verbs-lefff/dist/conjugations.json')
const conjugated: VerbsInfo = JSON.parse(readFileSync(place, 'utf8'))
const present = (verb: string, person: number) => conjugated[verb]?.P?.[person] ?? 'NA'
const HE = 2
const YOU = 4

test('every verb that an offer is trusted for comes back from its present', () => {
  const known = [...ACTION_VERBS].filter((verb) => conjugated[verb])

  expect(known.length).toBeGreaterThan(ACTION_VERBS.size - 5)
  expect(known.filter((verb) => fromThird(present(verb, HE)) !== verb)).toEqual([])
  expect(known.filter((verb) => fromVous(present(verb, YOU)) !== verb)).toEqual([])
})

test('hardly any « vous » form of French gives an infinitive that does not exist', () => {
  const forms = Object.keys(conjugated).map((verb) => present(verb, YOU))
  const invented = forms.filter((form) => {
    const infinitive = form === 'NA' ? null : fromVous(form)
    return infinitive !== null && !conjugated[infinitive]
  })

  expect(forms.length).toBeGreaterThan(7_000)
  expect(invented.length / forms.length).toBeLessThan(0.015)
  for (const form of ['relisez', 'transcrivez', 'interrompez', 'éclairez', 'ressentez'])
    expect(invented).not.toContain(form)
})
