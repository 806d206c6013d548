import { expect, test } from 'vitest'
import { COMPETENCIES } from '../knowledge/competencies.ts'
import { TRADES } from '../knowledge/trades.ts'
import { fillWording } from '../questions/fill-wording.ts'
import * as closing from '../questions/wordings/closing.ts'
import * as motivation from '../questions/wordings/motivation.ts'
import * as presentation from '../questions/wordings/presentation.ts'
import * as situational from '../questions/wordings/situational.ts'
import * as technical from '../questions/wordings/technical.ts'
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

test('what a trade or a competency asks is heard as it was asked', () => {
  const asked = [
    ...TRADES.flatMap((trade) =>
      (['technical', 'situational', 'behavioural'] as const).flatMap((kind) =>
        trade[kind].map((text) => [kind, text] as const),
      ),
    ),
    ...COMPETENCIES.flatMap(({ questions }) =>
      questions.map((text) => ['behavioural', text] as const),
    ),
  ]

  const misheard = asked.filter(([kind, text]) => inferKind(text) !== kind)

  expect(misheard).toEqual([])
})

test('a wording filled with an offer is heard as it was asked', () => {
  const slots = {
    'de métier': 'de maçon ou de maçonne',
    métier: 'maçon ou maçonne',
    employeur: 'la mairie de Bron',
    lieu: 'à Lyon',
    condition: 'des déplacements',
    outil: 'Excel',
    'savoir-faire': 'le coffrage',
    faire: 'gérer les stocks',
    'faire de la même ligne': 'suivre les commandes',
    chose: 'la gestion des stocks',
    'autre chose': 'la saisie des factures',
    carte: 'CACES 3',
    langue: "l'anglais",
    sujet: 'les astreintes',
    'autre sujet': "l'équipe",
    'troisième sujet': 'vos premières semaines',
  }
  const wordings = Object.entries({ presentation, motivation, situational, technical, closing })

  const misheard = wordings.flatMap(([kind, lists]) =>
    Object.values<unknown>(lists)
      .flatMap((list) => Object.values(list as object).flat())
      .filter((one): one is string => typeof one === 'string' && /[.?]$/.test(one))
      .map((wording) => fillWording(wording, slots) ?? '')
      .filter((text) => text !== '' && inferKind(text) !== kind),
  )

  expect(misheard).toEqual([])
})
