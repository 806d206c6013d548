import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { findFacts } from './find-facts.ts'

const recogniseTrades = await loadRecogniser()
const read = (said: string, title = 'Chargé de communication H/F') =>
  findFacts(`${title}\n${said}`, recogniseTrades)

test.each([
  ['Un poste dans un centre technique du réseau DEKALO AUTO.', 'le réseau Dekalo Auto'],
  [
    "Dora grandit. Portée par le ministère, la startup d'État DORA recense.",
    "la startup d'État DORA",
  ],
  ['La plateforme Toutvert recrute. Toutvert relie mille jardins.', 'la plateforme Toutvert'],
  ["Au sein du réseau Beauséjour, l'équipe communique.", 'le réseau Beauséjour'],
  ['Rejoignez le Groupe VALMONT !', 'le groupe VALMONT'],
  ['Vous intégrez le pôle Numérique et vous rédigez.', 'le pôle Numérique'],
  ['Vous rejoignez le dispositif Elan2. Elan2 aide les jeunes.', 'le dispositif Elan2'],
  [
    'La marque « Petit Large » grandit chaque année dans la région. Petit Large est née ici.',
    'la marque Petit Large',
  ],
])('« %s » names %s', (said, named) => {
  expect(read(said).named).toBe(named)
})

test.each([
  'Une plateforme SaaS et un logiciel CRM, un réseau de clients.',
  'Vous déposez les factures sur la plateforme Factura.',
  'PÔLE RH : GROUPE PROJET, RÉSEAU INTERNE.',
  'Notre groupe, notre réseau et nos marques sont connus.',
  'Le groupe Adecco recrute pour ses clients, Adecco vous attend.',
  'Programme : Lundi, accueil. Mardi, visite.',
  'Convention collective, groupe D. Le groupe D est revu chaque année.',
  'Vous suivez le dispositif Elan2. Elan2 aide les jeunes.',
  'Administrer la plateforme Salesforce\nDéployer les évolutions de la plateforme Salesforce',
  'Vous utilisez la plateforme Zendesk. Zendesk centralise les demandes.',
  "Avantages : application Gymlib, plateforme HelloCSE. HelloCSE propose des remises, l'application Gymlib aussi.",
  'Suivre nos clients, le groupe Renault et le groupe Safran. Renault exige des audits.',
  'Le groupe Facebook de la marque est animé : rejoignez notre groupe Facebook.',
  'Intervenir sur le réseau Enedis. Respecter les procédures Enedis.',
])('« %s » names nothing', (said) => {
  expect(read(said).named).toBeNull()
})

test.each([
  ['Le Foyer de vie de Montclair accueille quarante adultes.', 'le foyer de vie de Montclair'],
  [
    'Une maison récente : la clinique BEAU RIVAGE vous accueille et vous forme.',
    'la clinique Beau Rivage',
  ],
  ['La clinique Pasteur recrute.', 'la clinique Pasteur'],
  [
    'Association hospitalière Sainte-Agathe recrute un cadre.',
    "l'association hospitalière Sainte-Agathe",
  ],
  ['Rejoignez la DISNUM. La DISNUM conduit les projets.', 'la DISNUM'],
  ['Depuis cent ans, VERNAY Industrie, société du Jura, fabrique des outils.', 'VERNAY Industrie'],
  ['Employeur : Bellerive® Lumière et Son', 'Bellerive Lumière et Son'],
  ['Entreprise : VERLANE SAS', 'VERLANE'],
  [
    'SARL Verlane Agencement, à Vire. La clinique Pasteur reste ouverte pendant les travaux.',
    'Verlane Agencement',
  ],
  ['Rejoignez PIZZA VERTE ! PIZZA VERTE ouvre à Brest.', 'Pizza Verte'],
  ['AUTOCARS VERLANE ET FILS rech. un conducteur.', 'Autocars Verlane et Fils'],
  ['La DISNUM recrute pour ses projets. La DISNUM est récente.', 'la DISNUM'],
  ['Bellerive propose des soins à domicile. Bellerive compte dix salariés.', 'Bellerive'],
  ["L'AVSD recrute un auxiliaire pour ses tournées.", "l'AVSD"],
  ['Rejoignez RDV LUMEN ! RDV LUMEN ouvre à Brest.', 'RDV Lumen'],
])('the employer of « %s » is %s', (said, employer) => {
  expect(read(said).employer).toBe(employer)
})

test.each([
  "L'EHPAD accueille cent résidents. L'EHPAD recrute.",
  'Vous intégrez le service achats de notre client.',
  'La DRH est à votre écoute. Vous rejoignez la DRH.',
  'Employeur : Menway Emploi',
  'Notre client recrute. Le cabinet Horizon Talents recherche pour lui un chargé de communication.',
  'Poste à Brest, près de la clinique.',
  'Avantages : plateforme HelloCSE. HelloCSE propose des remises, Gymlib rembourse le sport.',
  'Suivre nos clients, le groupe Renault et le groupe Safran. Renault exige des audits.',
  'Rejoignez notre groupe Facebook. Le groupe Facebook de la marque est animé.',
  'Le framework Symfony fait partie de nos outils, Symfony est utilisé partout.',
  "Figma est un outil quotidien. L'outil Notion est une plateforme, Notion est à tous.",
  "Diplôme de l'université Gustave Eiffel apprécié. L'université Gustave Eiffel est notre voisine.",
  "Proche de l'hôpital Claudius Regaud. Stages possibles à l'hôpital Claudius Regaud.",
  'Mettre à jour la BDESE. La BDESE regroupe les données sociales.',
  'Au sein de la GTB, vous suivez. La GTB assure la supervision, la CVC compte 30 sites. La CVC plaît.',
  'Poste au sein de la DGS. La DGS compte dix agents.',
  'Poste au sein de la MSP. La MSP regroupe six médecins.',
])('« %s » names no employer', (said) => {
  expect(read(said).employer).toBeNull()
})

test('what was understood of names, people and sectors is shown', async () => {
  const offer = read(
    'La clinique Pasteur recrute.\nMissions :\n- Accompagner les personnes âgées dans leurs repas',
    'Aide-soignant H/F',
  )

  expect(offer).toMatchObject({ employer: 'la clinique Pasteur', people: 'les personnes âgées' })
})
