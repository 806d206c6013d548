import { expect, test } from 'vitest'
import { faultsOfQuestion } from '../../standards.ts'
import { fillWording } from './fill-wording.ts'
import * as behavioural from './wordings/behavioural.ts'
import * as closing from './wordings/closing.ts'
import * as motivation from './wordings/motivation.ts'
import * as presentation from './wordings/presentation.ts'
import * as situational from './wordings/situational.ts'
import * as technical from './wordings/technical.ts'

const WORDINGS = [behavioural, closing, motivation, presentation, situational, technical]
  .flatMap((module) => Object.values(module))
  .flatMap((list) => (Array.isArray(list) ? list : Object.values(list).flat()))
  .filter((wording): wording is string => typeof wording === 'string')
  .filter((wording) => !/^(?:le |\s;)/.test(wording) && /[.?]$/.test(wording))

const PLAIN = {
  métier: 'maçon ou maçonne',
  'de métier': 'de maçon ou de maçonne',
  employeur: 'la mairie de Bron',
  lieu: 'à Lyon',
  diplôme: 'CAP maçonnerie',
  carte: 'CACES 3',
  langue: "l'anglais",
  années: 'cinq',
  condition: 'des déplacements',
  qualité: 'la rigueur',
  sujet: 'les astreintes',
  'autre sujet': "l'équipe",
  'troisième sujet': "l'organisation du travail",
  'autre chose': 'le suivi des commandes',
  'faire de la même ligne': 'écrire des tests',
}
const ACTIONS = [
  'encadrer une équipe',
  'gérer les stocks',
  'aménager un atelier',
  'hiérarchiser les demandes',
]
const THINGS = [
  "l'accueil des clients",
  'le suivi des dossiers',
  'les soins courants',
  'la gestion du linge',
]
const SKILLS = [
  'Excel',
  'le Pack Office',
  'un ERP',
  "l'IA générative",
  'les tableaux de bord',
  'la TVA',
]

test('every wording is a sound question whatever fills it', () => {
  const filled = ACTIONS.flatMap((faire, at) =>
    SKILLS.flatMap((skill) =>
      WORDINGS.map((wording) =>
        fillWording(wording, {
          ...PLAIN,
          faire,
          chose: THINGS[at],
          outil: skill,
          'savoir-faire': THINGS[at],
        }),
      ),
    ),
  )

  const faults = [...new Set(filled)].map((text) => [text, faultsOfQuestion(text ?? '')] as const)

  expect(WORDINGS.length).toBeGreaterThan(90)
  expect(faults.filter(([, of]) => of.length > 0)).toEqual([])
})

test('a preposition is contracted or elided with what fills the wording', () => {
  const wording = 'Que savez-vous {de employeur}, et que répondez-vous {à employeur} ?'

  const said = ['le Groupe Atlas', 'les Transports Rapides', 'Efficity', 'la mairie de Bron'].map(
    (employeur) => fillWording(wording, { employeur }),
  )

  expect(said).toEqual([
    'Que savez-vous du Groupe Atlas, et que répondez-vous au Groupe Atlas ?',
    'Que savez-vous des Transports Rapides, et que répondez-vous aux Transports Rapides ?',
    "Que savez-vous d'Efficity, et que répondez-vous à Efficity ?",
    'Que savez-vous de la mairie de Bron, et que répondez-vous à la mairie de Bron ?',
  ])
})

test('a wording that has nothing to fill it says nothing', () => {
  const said = fillWording('Pourquoi ce poste {de métier} ?', { métier: null })

  expect(said).toBeNull()
})
