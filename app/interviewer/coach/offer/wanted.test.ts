import { expect, test } from 'vitest'
import { findTitle } from './title.ts'

test.each([
  ['Librairie de quartier cherche libraire jeunesse H/F pour son équipe.', 'libraire jeunesse'],
  ['On recherche un cuisinier pour le service du midi.', 'cuisinier ou cuisinière'],
  ['Recrute: maçon expérimenté, permis B.', 'maçon ou maçonne'],
  ['Besoin de renfort : un maçon pour deux mois.', 'maçon ou maçonne'],
  ['À pourvoir de suite : agent d’entretien, 20 h.', "agent ou agente d'entretien"],
  ['La société recrute pour son siège un gestionnaire de paie.', 'gestionnaire de paie'],
  ['Le café recrute serveurs et serveuses pour l’été.', 'serveur ou serveuse'],
  ['Hôtel de la gare : réceptionniste de nuit demandé.', 'réceptionniste de nuit'],
])('a posting in one sentence gives its title: %s', (posting, title) => {
  expect(findTitle(posting.replaceAll('’', "'"))?.text).toBe(title)
})

test.each([
  'Nous cherchons une personne sérieuse pour seconder un cuisinier.',
  "Je cherche quelqu'un pour m'aider au jardin.",
  'Association recherche bénévoles pour le samedi matin.',
  'Nous recherchons un chargé.',
])('no title is made up: %s', (posting) => {
  expect(findTitle(posting)).toBeNull()
})
