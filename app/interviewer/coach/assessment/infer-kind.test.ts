import { expect, test } from 'vitest'
import { inferKind } from './infer-kind.ts'

test.each([
  ['Présentez-moi votre parcours de comptable.', 'presentation'],
  ["Qu'est-ce qui vous donne envie de rejoindre notre équipe ?", 'motivation'],
  ['Pourquoi ce poste, avec du travail de nuit ?', 'motivation'],
  ['Racontez-moi une panne que vous avez réparée seul.', 'behavioural'],
  ["Donnez-moi un exemple d'une erreur que vous avez corrigée.", 'behavioural'],
  ['Comment préparez-vous une tournée avant de partir ?', 'technical'],
  ['Une cliente se plaint devant tout le monde : que faites-vous ?', 'situational'],
  ['Quand pourriez-vous commencer, et quelles questions avez-vous ?', 'closing'],
] as const)('the kind of « %s » is told from its words', (question, kind) => {
  const inferred = inferKind(question)

  expect(inferred).toBe(kind)
})
