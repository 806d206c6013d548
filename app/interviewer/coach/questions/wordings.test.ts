import { expect, test } from 'vitest'
import { filledWordings } from '#testing/filled-wordings.ts'
import { faultsOfQuestion } from '../../standards.ts'
import { REQUIREMENTS } from '../offer-facts/vocabulary/requirements.ts'
import { OF_REQUIREMENTS } from './wordings/of-requirements.ts'

test('every wording, filled, is a question that a good recruiter would ask', () => {
  const faulty = filledWordings().flatMap(([, text]) =>
    faultsOfQuestion(text).map(({ check, detail }) => [check, detail, text]),
  )

  expect(faulty).toEqual([])
})

test('what is asked about a requirement is asked about one that is known', () => {
  const known = new Set(REQUIREMENTS.map(({ id }) => id))

  expect(Object.keys(OF_REQUIREMENTS).filter((id) => !known.has(id))).toEqual([])
})
