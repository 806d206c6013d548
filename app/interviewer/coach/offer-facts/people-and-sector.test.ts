import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { findFacts } from './find-facts.ts'

const recogniseTrades = await loadRecogniser()
const read = (text: string) => findFacts(text, recogniseTrades)

test.each([
  ['Aide-soignant H/F\nMissions :\n- Accompagner les résidents en EHPAD', 'les personnes âgées'],
  [
    'Accompagnant éducatif et social H/F\nMissions :\n- Accompagner des personnes handicapées',
    'les personnes en situation de handicap',
  ],
  ['Conseiller de clientèle particuliers H/F\nEn agence bancaire.', 'les particuliers'],
  [
    'Technico-commercial H/F\nMissions :\n- Visiter les artisans\n- Conseiller les artisans menuisiers',
    'les artisans',
  ],
])('whom one works for in « %s »', (offer, people) => {
  expect(read(offer).people).toBe(people)
})

test.each([
  'Comptable H/F\nCe poste est ouvert aux personnes en situation de handicap.',
  "Maçon H/F\nAvantages : garde d'enfants, chèques vacances.",
  'Technico-commercial H/F\nMissions :\n- Visiter les artisans',
  'Hôte de caisse H/F\nMissions :\n- Encaisser au TPE\n- Vérifier le fonctionnement du TPE',
  'Courtier en crédit H/F\nMissions :\n- Développer un réseau de prescripteurs\n- Voir les prescripteurs',
  'Aide-soignant H/F\nAlzheimer France est notre partenaire ; formation Alzheimer proposée.',
  'Aide-soignant H/F\nFormation à la maladie d’Alzheimer.',
  "Préparateur en pharmacie H/F\nMissions :\n- Préparer les piluliers des résidents de l'EHPAD",
  'Aide-soignant H/F\nÀ compétences égales, les personnes handicapées sont les bienvenues.',
])('« %s » tells nobody that one works for', (offer) => {
  expect(read(offer).people).toBeNull()
})

test.each([
  [
    'Technico-commercial H/F\nLa société est un leader dans les portes et fenêtres.',
    'les portes et fenêtres',
  ],
  ['Responsable achats H/F\nSecteur : aéronautique.', "l'aéronautique"],
  ['Responsable achats H/F\nLeader européen de l’électronique depuis 1970.', "l'électronique"],
  ['Commercial en menuiserie aluminium H/F\nVous visitez les clients.', 'la menuiserie'],
])('what the employer is in, in « %s »', (offer, sector) => {
  expect(read(offer).sector).toBe(sector)
})

test.each([
  "Technico-commercial H/F\nNos clients viennent de secteurs tels que l'agroalimentaire, la chimie et la plasturgie.",
  'Technico-commercial H/F\nUn café est offert à la pause, près de la gare.',
  'Maçon H/F\nEntreprise du bâtiment.',
  'Conducteur de travaux second œuvre H/F - plâtrerie, cloisons, menuiserie intérieure\nCDI.',
  'Comptable H/F\nPoste basé dans le secteur de La Défense.',
  'Gestionnaire locatif H/F\nActeur de la défense des locataires.',
  'Conseiller en gestion de patrimoine H/F\nCDI à Bordeaux.',
  'Ouvrier paysagiste H/F\nNous entretenons le patrimoine arboré. Patrimoine végétal.\nGestion du patrimoine.',
  "Chargé d'affaires RH H/F\nNous sommes experts sur les volets social et juridique.",
  "Téléconseiller H/F\nRejoignez un univers plein d'énergie, bienveillant.",
  "Comptable H/F\nLeader par l'énergie de ses équipes.",
  'Assistant administratif H/F\nMissions :\n- Traiter le courrier électronique\n- Gérer la signature électronique\n- Classer dans la gestion électronique',
  "Magasinier H/F\nL'assurance qualité compte.\nVous gérez les assurances du parc.\nVous suivez l'assurance responsabilité.",
  "Employé d'étage H/F\nMissions :\n- Garantir la propreté des chambres\n- Contrôler la propreté des couloirs\n- Veiller à la propreté du linge",
  "Infirmier H/F\nSecteur : l'énergie.",
])('« %s » tells no sector', (offer) => {
  expect(read(offer).sector).toBeNull()
})
