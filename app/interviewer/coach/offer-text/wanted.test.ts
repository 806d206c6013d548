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
  ['Maternité du Lac - recrute SAGES-FEMMES', 'sage-femme'],
  ['Étude de centre-ville, rech. clerc de notaire confirmé.', 'clerc de notaire'],
  [
    'Le théâtre, scène conventionnelle, recrute\nUN·E RÉGISSEUR·EUSE LUMIÈRE (saison, intermittence)',
    'régisseur ou régisseuse lumière',
  ],
  ['RECRUTEMENT DE SAPEURS-POMPIERS VOLONTAIRES', 'sapeur-pompier ou sapeuse-pompière volontaire'],
  ['Orthoptiste (H/F) temps partiel ou plein – Limoges', 'orthoptiste'],
  ['Courtier en crédits (H/F) statut mandataire indépendant', 'courtier ou courtière en crédits'],
  ['Menuisier(e) agenceur(se) H/F H/F', 'menuisier agenceur ou menuisière agenceuse'],
  ['Ingénieur de recherche H/F', 'ingénieur ou ingénieure de recherche'],
  ['Ingénieur du son (H/F)', 'ingénieur ou ingénieure du son'],
  [
    "Cadre d'emplois des agents territoriaux spécialisés des écoles maternelles — catégorie C",
    'agent territorial spécialisé ou agente territoriale spécialisée des écoles maternelles',
  ],
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
