import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { findFacts } from './find-facts.ts'

const recogniseTrades = await loadRecogniser()
const read = (offer: string) => findFacts(offer, recogniseTrades)

test.each([
  ['Journée de 7 h à 16 h, 2x8 possible selon les besoins.', []],
  ['Vous pouvez être amené à travailler de nuit.', []],
  ['Horaires de journée, travail de nuit ponctuel.', []],
  ['Deux phases de nuit (six semaines chacune) au carrefour.', []],
  ["Possibilité de travailler le week-end en cas d'urgence.", []],
  ['Astreintes éventuelles.', []],
  ['Travail en 2x8, nuits possibles.', ['shifts']],
  ['Travail de nuit, un week-end sur deux.', ['night', 'weekend']],
  ['Vous êtes disponible le week-end.', ['weekend']],
])('what « %s » only allows is no condition: %j', (text, conditions) => {
  expect(read(`Agent de production H/F\n${text}`).conditions).toEqual(conditions)
})

test.each([
  ['CDD pouvant évoluer en CDI.', ['fixed-term']],
  ['CDD de 6 mois pouvant évoluer en CDI.', ['fixed-term']],
  ["Poste en CDD. À l'issue, un CDI pourra vous être proposé.", ['fixed-term']],
  ['CDD de trois mois, débouchant sur un poste en CDI.', ['fixed-term']],
  ['Contrat : CDD, transformation du contrat en CDI possible.', ['fixed-term']],
  ['CDD de neuf mois, et pourquoi pas un CDI par la suite ?', ['fixed-term']],
  ["Après un CDD de six mois, possibilité d'un poste en CDI.", ['fixed-term']],
  ['CDD renouvelable.', ['fixed-term']],
  ['Contrat à durée déterminée de dix mois.', ['fixed-term']],
  ['Contrat : CDD de dix mois.', ['fixed-term']],
  ['Contrat à durée indéterminée.', []],
  ['Contrat : CDI', []],
  ["Poste en CDI, évolutif.\nL'équipe compte une personne en CDD.", []],
  ["Possibilité d'évolution, poste en CDI.\nL'équipe compte une personne en CDD.", []],
  ['Poste possible en CDD ou en CDI.', []],
  ['En CDD ou en CDI possible.', []],
  ['Type de contrat : CDI\nCDD possible', []],
  ['Après un CDD de six mois, poste en CDI.', []],
])('the contract of « %s » gives %j', (text, conditions) => {
  expect(read(`Agent de production H/F\n${text}`).conditions).toEqual(conditions)
})

test.each([
  ['Poste de nuit : prise de service à 20 h, fin à 4 h du matin.', ['night']],
  ['Vous travaillez de nuit, du dimanche soir au vendredi matin.', ['night', 'weekend']],
  ['Poste de nuit (21h - 7h), repos de jour.', ['night']],
  ['Du lundi soir au vendredi matin, de nuit.', ['night']],
  ['Fin à 6 h 30 du matin, poste de nuit.', ['night']],
  ['Travail de nuit, 10 h par jour.', ['night']],
  ['Travail de nuit 21h-6h du matin.', ['night']],
  ['Poste de nuit, 10 h/jour.', ['night']],
  ['Poste de nuit, journée continue.', ['night']],
  ['Travail de nuit de vingt heures à six heures du matin.', ['night']],
  ['Poste de matin, après-midi ou nuit.', []],
  ['Équipes du matin (6h-14h), après-midi (14h-22h) ou de nuit (22h-6h).', []],
  ['Équipe de nuit ou du matin.', []],
  ['Horaires de nuit (21h-5h), matin (5h-13h), après-midi (13h-21h).', []],
  ['Travail de jour comme de nuit.', []],
  ["Des postes du matin, d'après-midi, de jour et même de nuit !", []],
  ['Une semaine de matin, une semaine de nuit.', []],
  ['Pas de travail de nuit, fin à 20 h.', []],
  ['Sans travail de nuit : prise de poste à 7 h du matin.', []],
])('the hours of « %s » give %j', (text, conditions) => {
  expect(read(`Agent de production H/F\n${text}`).conditions).toEqual(conditions)
})

test.each([
  ['Comptable H/F\nLieu : Le Mans', 'au Mans'],
  ['Comptable H/F\nPoste basé à La Rochelle, dans nos bureaux.', 'à La Rochelle'],
  ['Comptable H/F\nNotre cabinet suit des clients partout, Nantes compris.', null],
  ['Comptable H/F\nPoste à Responsabilité', null],
  ['Agent de sécurité Saint Péray (H/F)\nPour un magasin.', 'à Saint-Péray'],
  ['Aide à domicile ANNONAY (H/F)\nAider des personnes âgées.', 'à Annonay'],
  ['Vendeur secteur Jardin (CDI)\nConseiller les clients.', null],
  ['Serveur H/F\nNotre restaurant, situé à Ribeauvillé, vous attend.', 'à Ribeauvillé'],
  ['Serveur H/F\nNotre restaurant est à une heure de Lyon, à proximité de Vienne.', null],
  ['Apprenti H/F\nNos écoles sont à Bordeaux, Lille et Lyon.', null],
  ['Monteur H/F\nNotre siège est à Annonay.', null],
])('the town of « %s » is %s', (offer, town) => {
  expect(read(offer).town).toBe(town)
})

test.each([
  ['Chef de chantier H/F\nVous suivez les travaux.', true],
  ['Responsable achats H/F\nVous pilotez une équipe de sept acheteurs.', true],
  ["Infirmier H/F\nResponsable d'une équipe de quatre infirmiers, vous contrôlez les soins.", true],
  ["Acheteur H/F\nVous travaillez avec les équipes, encadré par une équipe d'experts.", false],
  ["Acheteur H/F\nMissions :\n- Assurer l'encadrement du service", true],
  ["Communicant H/F\nMissions :\n- Encadrement d'une chargée de communication", true],
  ['Gérant H/F\nMissions :\n- Gérer le recrutement et la fidélisation de vos équipes', true],
  ["Technicien H/F\nLa gestion d'équipe sera au cœur de votre métier.", true],
  ["Acheteur H/F\nLe poste ne comporte pas de fonctions d'encadrement d'équipe.", false],
  ["Acheteur H/F\nSans management d'équipe, vous négociez les prix.", false],
  ["Acheteur H/F\nSous l'encadrement du service des marchés, vous achetez.", false],
  ["Acheteur H/F\nProfil :\n- Une première expérience en gestion d'équipe", false],
  ['Acheteur H/F\nMissions :\n- Rejoindre votre équipe chaque matin', false],
  ["Acheteur H/F\nSans oublier l'encadrement d'une équipe de trois acheteurs.", true],
  ['Cuisinier H/F\nRattaché à la directrice, vous encadrez une équipe de cinq commis.', true],
  ["Cuisinier H/F\nSous la responsabilité du chef vous managez l'équipe du soir.", true],
  ["Acheteur H/F\nVous serez le manager d'une équipe de quatre personnes.", true],
  ["Acheteur H/F\nC'est un poste de responsable qui encadre une équipe de six.", true],
  ["Responsable maintenance H/F\nLe responsable assure l'encadrement du service.", true],
  ['Gérant H/F\nMissions :\n- Recruter, former et motiver vos équipes', true],
  ['Développeur H/F\nMissions :\n- Monter une équipe à Lille', true],
  ['Assistant de direction H/F\nVous organisez les réunions.', false],
  ['Alternance chef de chantier H/F\nRecherche un apprenti.', false],
])('whoever takes « %s » leads people: %s', (offer, leads) => {
  expect(read(offer).leadsPeople).toBe(leads)
})

test.each([
  ['Acheteur', '- En lien avec le manager du service achats, négocier'],
  ['Comptable', '- Travailler sous la responsabilité du manager du service comptable'],
  ["Chargé d'études", '- Rendre compte au manager du pôle'],
  ['Commercial', "- Reporter chaque semaine au manager de l'équipe commerciale"],
  ['Assistant administratif', '- Assister le responsable dans le management du service'],
  ['Assistant RH', '- Assister le manager dans la gestion des équipes'],
  ['Assistant RH', "Vous participez à l'encadrement de l'équipe."],
  ['Gestionnaire de paie', '- Saisir la gestion des équipes et leurs horaires dans le logiciel'],
  ['Planificateur', '- Paramétrer notre logiciel de gestion des équipes'],
  ['Chargé de recrutement', '- Recruter pour vos équipes magasins'],
  ['Technicien support', '- Participer à la formation de vos équipes utilisatrices'],
  ['Vendeur', '- Vous êtes formé par vos équipes pendant un mois'],
  ['Développeur', '- Monter en compétence avec vos équipes métiers'],
  ['Vendeur', "Aucune responsabilité d'encadrement d'équipe."],
  ['Vendeur', "Vous n'encadrez pas d'équipe."],
  ['Vendeur', "Vous n'encadrez aucune équipe."],
  ['Vendeur', "Vous n'avez pas à encadrer l'équipe du matin."],
  ['Acheteur', '- Négocier sans avoir à encadrer une équipe'],
  [
    'Assistant comptable',
    'Notre service est dirigé par une directrice qui encadre une équipe de 8 comptables.',
  ],
  ['Technicien', "Le responsable maintenance assure l'encadrement du service."],
  ['Éducateur', "Le chef de service encadre l'équipe."],
])('whoever takes « %s » with « %s » is led', (title, line) => {
  expect(read(`${title} H/F\nMissions :\n${line}`).leadsPeople).toBe(false)
})

test.each([
  ["Vendeur H/F\nUn an d'expérience demandé.", false],
  ["Vendeur H/F\nUn an d'expérience souhaité, débutant accepté.", true],
  ["Vendeur confirmé H/F\nUn an d'expérience demandé.", false],
  ['Vendeur confirmé H/F\nDébutant accepté.', true],
  ["Chef de chantier H/F\nCinq ans d'expérience. Des jeunes sont accueillis en alternance.", false],
  ['Vendeur H/F\nAucune connaissance exigée, on vous formera.', true],
  ['Conducteur de car H/F\nSans permis D, nous finançons le titre professionnel.', true],
  ["Vendeur H/F\nDeux ans d'expérience, on vous formera.", false],
  ['Vendeur H/F\nProfil : une première expérience, on vous formera.', false],
])('« %s » takes beginners: %s', (offer, takes) => {
  expect(read(offer).isForBeginners).toBe(takes)
})

test('the end of a longer name and what one does are no employer', () => {
  const employer = (text: string) => read(`Infirmier H/F\n${text}`).employer

  expect(employer('Rejoignez Vialet. Vialet soigne. Chez Vialet, on vous forme.')).toBe('Vialet')
  expect(
    employer('Rejoignez Soins Vialet. Soins Vialet recrute. Chez Soins Vialet, on forme.'),
  ).not.toBe('Vialet')
})

test('a tool is asked for by its name, and not by a word that looks like it', () => {
  const of = (text: string) => read(`Employé H/F\nProfil :\n- ${text}`).requirements

  expect(of('CACES 3 exigé')).toContainEqual({ id: 'forklift', isMust: true })
  expect(of('Anglais apprécié')).toEqual([{ id: 'english', isMust: false }])
  expect(of('Sage-femme diplômée')).toEqual([])
})

test.each(['', ' \n\n', '\u0000\u0001', 'a'.repeat(20_000), '- '.repeat(9_000)])(
  'any text is read: %#',
  (offer) => {
    expect(read(offer)).toMatchObject({ requirements: [], town: null })
  },
)

test.each([
  ["Aide-soignant H/F\nDiplôme d'État exigé.", true],
  ['Cariste H/F\nCACES 1, 3 et 5 à jour obligatoires.', true],
  ["Titulaire du diplôme d'aide-soignant.", true],
  ['Vendeur H/F\nBTS apprécié.', false],
  ['Aide à domicile H/F\nAucun diplôme exigé.', false],
])('« %s » demands a title: %s', (offer, demanded) => {
  expect(read(offer).demandsATitle).toBe(demanded)
})

test('what is being left is no tool of the post, and English to read is no language to speak', () => {
  const offer = read(
    'Data engineer H/F\nMissions :\n- Sortir d’un monolithe PostgreSQL\n- Alimenter BigQuery\nProfil : anglais technique',
  )

  expect(offer.tools).toEqual(['BigQuery'])
  expect(offer.requirements.map(({ id }) => id)).not.toContain('english')
})

test.each([
  'Vous remplacez la référente technique (mi-temps).',
  'CDI 35 h sur 4 jours, avec la directrice mi-temps.',
  'Nous employons 14 salariés en parcours (24 h par semaine).\nCDI 35 h, 7 h 30-15 h 30.',
])('what is told of a colleague is no part time of the post: « %s »', (told) => {
  expect(read(`Auxiliaire H/F\n${told}`).conditions).not.toContain('part-time')
})

test('the town of a yard or of a stock is not that of the work', () => {
  expect(read('Conducteur de travaux H/F\nDont un chantier de 3 ha à Riom.').town).toBeNull()
  expect(read('Commercial H/F\nUn stock de 9 000 m² à Lens.').town).toBeNull()
})
