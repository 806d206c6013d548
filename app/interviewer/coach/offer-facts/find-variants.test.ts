import { expect, test } from 'vitest'
import type { Variant } from '../book/page.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { findFacts } from './find-facts.ts'
import { findVariants } from './find-variants.ts'

const recognise = await loadRecogniser()
const VARIANTS: Variant[] = [
  { id: 'dental', name: 'en cabinet dentaire', heard: ['dentaire*', 'au fauteuil'] },
  { id: 'trainee', name: 'en alternance', heard: ['alternance', 'debutant*', 'apprentissage'] },
  { id: 'eyes', name: "auprès d'un ophtalmologue", heard: ['ophtalmolog*', 'lunettes'] },
]
const found = (offer: string) =>
  findVariants(VARIANTS, findFacts(offer, recognise)).map(({ id }) => id)

test('what the title says is the post, however much more the text tells of something else', () => {
  const offer = `Assistant dentaire en alternance, débutant accepté
Missions :
- Apprendre le métier en apprentissage, du premier jour d'alternance au diplôme`

  expect(found(offer)).toEqual(['trainee', 'dental'])
})

test('a stray word of the text is no variant', () => {
  expect(found('Assistant dentaire (H/F)\nMissions :\n- Préparer les lunettes')).toEqual(['dental'])
})
