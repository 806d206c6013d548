import { expect, test } from 'vitest'
import { loadRecogniser } from '../trades/load-rome.ts'
import { findFacts } from './find-facts.ts'

const recogniseTrades = await loadRecogniser()
const termsOf = (said: string) =>
  findFacts(`Agent d'entretien H/F\nMissions :\n- Nettoyer les bureaux\n${said}`, recogniseTrades)
    .terms

test.each([
  ['Temps partiel, 13.00 heures hebdo.', 13],
  ['Contrat de 24h par semaine', 24],
  ['35h/semaine', 35],
  ['35 heures par semaine, ou 20 heures par semaine', null],
  ['Ouvert 24h/24', null],
])('the hours of « %s »', (said, hours) => {
  expect(termsOf(said).weeklyHours).toBe(hours)
})

test.each([
  ['- Encadrer une équipe de 12 personnes', 12],
  ['Il encadre une équipe de 25 personnes dont deux attachés', 25],
  ['Vous rejoignez une équipe de 12 personnes', null],
])('the people led in « %s »', (said, size) => {
  expect(termsOf(said).teamSize).toBe(size)
})

test('days and a contract without an end are those that the offer tells', () => {
  expect(termsOf('Du lundi au vendredi. Contrat en CDI.')).toMatchObject({
    days: 'du lundi au vendredi',
    contract: { text: 'un CDI', lasts: 'for good' },
  })
  expect(termsOf('Nettoyer les bureaux du siège.')).toMatchObject({
    days: null,
    contract: null,
    start: null,
    remoteDays: null,
  })
})

test.each([
  ['CDD 6 mois renouvelable', 'un CDD de six mois renouvelable'],
  ['Contrat : CDD de 9 mois pour remplacement', 'un CDD de neuf mois'],
  ["Poste en CDD d'un an", "un CDD d'un an"],
  ['Poste en CDD de 3 ans', 'un CDD de trois ans'],
  ['CDD de projet de 12 mois', 'un CDD de douze mois'],
  ['Contrat en CDD.', 'un CDD'],
  ['CDD de 6 à 9 mois', 'un CDD'],
  ['Ouvert aux contractuels (CDD 3 ans), sinon par voie de mutation', null],
  ['CDD de 6 mois. Le CDD de 3 mois est une autre offre.', 'un CDD'],
  ['Contrat saisonnier du 12/12/26 au 03/04/27', 'un contrat de saison du 12 décembre au 3 avril'],
  ['CDD du 1er mai 2027 au 30 septembre 2027', 'un CDD du 1er mai au 30 septembre'],
  ['CDD du 04 mai 2026 au 03 mai 2027', 'un CDD'],
  ["Mission d'intérim de 3 mois", "une mission d'intérim de trois mois"],
  ["Contrat d'alternance de 2 ans", 'une alternance de deux ans'],
  ["Contrat d'alternance de 12 à 18 mois", 'une alternance'],
  ['Offre de stage de 6 mois', 'un stage de six mois'],
  ['CDI, temps partiel 24h par semaine', 'un CDI à temps partiel'],
  [
    'Poste ouvert pour une indépendante, premier contrat de 4 mois renouvelable',
    'un contrat sous statut indépendant de quatre mois renouvelable',
  ],
  ['CDI, CDD ou intérim', null],
  ["CDD, 2 ans d'expérience demandés", 'un CDD'],
  ["CDD 6 mois à pourvoir, 2 ans d'expérience", 'un CDD de six mois'],
  ["Intérim de longue durée - 2 ans d'expérience exigés", "une mission d'intérim"],
  ["Contrat d'alternance. Alternance 3 semaines entreprise / 1 semaine école", 'une alternance'],
  ["Contrat d'apprentissage. Alternance 1 semaine / 1 semaine", 'une alternance'],
  ['Contrat en CDD.\nLes inscriptions se font du 1er décembre au 15 janvier.', 'un CDD'],
  ['Contrat saisonnier\nRestaurant ouvert du 1er avril au 30 septembre.', 'un contrat de saison'],
  ['Contrat en CDI\nGérer votre rayon comme votre propre magasin', 'un CDI'],
  ['Restaurant exploité en franchise, un équipier en CDI', 'un CDI'],
  ['CDI ou en freelance', 'un CDI'],
])('the contract of « %s »', (said, contract) => {
  expect(termsOf(`Type de contrat : ${said}`).contract?.text ?? null).toBe(contract)
})

test.each([
  ['1 jour de télétravail par semaine', 'un jour de télétravail par semaine'],
  ["Jusqu'à 3 jours de télétravail par semaine", "jusqu'à trois jours de télétravail par semaine"],
  ['1 à 2 jours de TT / semaine', "jusqu'à deux jours de télétravail par semaine"],
  [
    'Télétravail possible à raison de deux jours par semaine',
    'deux jours de télétravail par semaine',
  ],
  ['3 jours de télétravail par mois', null],
  ['Télétravail possible', null],
  ['39 h par semaine avec 2 jours de télétravail par mois', null],
  ["2 jours de télétravail par mois après la période d'essai (35 h par semaine)", null],
  ['1 jour de télétravail toutes les deux semaines', null],
  ['Télétravail 2 jours par mois', null],
])('the remote days of « %s »', (said, days) => {
  expect(termsOf(said).remoteDays).toBe(days)
})

test.each([
  ['Poste à pourvoir dès que possible.', { text: 'dès que possible', isDated: false }],
  ['Prise de poste immédiate', { text: 'dès que possible', isDated: false }],
  ['Date de début : 5 janvier 2027', { text: 'le 5 janvier', isDated: true }],
  ['Prise de poste en septembre', { text: 'en septembre', isDated: true }],
  ['À pourvoir mi-septembre', { text: 'à la mi-septembre', isDated: true }],
  ['Démarrage début octobre', { text: 'début octobre', isDated: true }],
  ['Créée en janvier, la société grandit', null],
  ['Début en mars. Prise de poste en avril.', null],
  ['Prise de poste en septembre ou octobre', null],
  ['Début : janvier/février', null],
  ['Prise de poste le 5 mars, démarrage du stage, début en avril', null],
  ['Prise de poste en mars ou dès que possible', null],
])('the start of « %s »', (said, start) => {
  expect(termsOf(said).start).toEqual(start)
})

test.each([
  ['Horaires : 5h - 13h', 'de 5\u00a0h à 13\u00a0h'],
  ['2x8, 5 h – 13 h / 13 h – 21 h', null],
  ['Journée décalée le mercredi, 10 h 30 – 19 h', null],
  ['Horaires : amplitude 8 h 15 – 20 h 15', null],
  ['Créneaux bruyants de 7 h à 8 h 30 et de 17 h à 19 h seulement', null],
  ['Vous passez me voir entre 15 h et 17 h 30', null],
])('the hours of the day of « %s »', (said, hours) => {
  expect(termsOf(said).dayHours).toBe(hours)
})

test.each([
  ['Horaires du lundi au jeudi', 'du lundi au jeudi'],
  ["Du lundi au jeudi + vendredi jusqu'à midi", null],
  ['Du lundi au vendredi, un samedi sur quatre', 'du lundi au vendredi'],
])('the days of « %s »', (said, days) => {
  expect(termsOf(said).days).toBe(days)
})

test('a range of amounts that is too wide is that of something else', () => {
  expect(
    termsOf('De petites affaires (30 à 250 k€). Salaire : 42 à 50 k€ selon profil.').pay,
  ).toContain('de 42')
})

test.each([
  'CDD ou contrat de prestation, selon ce qui vous convient',
  'Un stage ou une alternance de six mois',
])('« %s » leaves the contract open', (said) => {
  expect(termsOf(said).contract).toBeNull()
})

test.each([
  'Gérer votre rayon comme votre propre magasin',
  'Votre centre de profit, comme votre propre entreprise',
  'Restaurant exploité en franchise',
  'Travailler comme un indépendant : autonomie',
  "Dans le cadre d'un CDD ou d'un contrat de prestation de service",
  'Statut : freelance, stage ou alternance',
  'Nos métiers : recrutement, portage commercial, portage salarial',
  'Poste réservé aux titulaires du permis B depuis trois ans',
  'Poste ouvert aux titulaires de la carte BTP',
  'Toilette et soins du corps des bénéficiaires',
  'Recevoir le corps des bétonneuses',
])('« %s » makes nobody independent, nor of the public service', (said) => {
  const { conditions } = findFacts(`Employé H/F\n${said}`, recogniseTrades)
  expect(conditions).not.toContain('independent')
  expect(conditions).not.toContain('public-service')
})

test.each([
  ['Poste ouvert pour une indépendante', 'independent'],
  ['Mission en portage salarial', 'independent'],
  ['Poste ouvert aux indépendants, freelance et portage salarial', 'independent'],
  ['Créez votre propre agence avec notre appui', 'independent'],
  ['Poste ouvert aux titulaires ou contractuels', 'public-service'],
])('« %s » sets %s', (said, condition) => {
  expect(findFacts(`Employé H/F\n${said}`, recogniseTrades).conditions).toContain(condition)
})

test.each([
  ['Horaires : 20h45 - 6h45', 'de 20\u00a0h\u00a045 à 6\u00a0h\u00a045'],
  ['Horaires : 8h-12h / 14h-17h', 'de 8\u00a0h à 12\u00a0h et de 14\u00a0h à 17\u00a0h'],
  ['Horaires en 2x8 : 5h-12h30 / 12h30-20h', null],
  ['Magasin ouvert de 9h à 19h', null],
  ['Vous êtes joignable de 21h à 7h', null],
  ['Réunion le 6 mars de 10h à 12h', null],
  ['Départ 7h45 retour 10h30, reprise 16h 18h30', null],
  ['Amplitude de 7h à 22h', null],
  ['Des coupures certains jours entre 14 h et 17 h 30', null],
  ['Deux cours de code en salle, le mercredi de 18h à 19h', null],
])('the hours of the day of « %s »', (said, hours) => {
  expect(termsOf(said).dayHours).toBe(hours)
})

test.each([
  ['Un week-end sur deux', 'un week-end sur deux'],
  ['1 samedi sur 3 travaillé', 'un samedi sur trois'],
  ['Un samedi matin sur trois, permanence décès un week-end sur cinq', 'un samedi matin sur trois'],
  ['Du lundi au vendredi, astreinte téléphonique un week-end sur quatre', null],
  ['Des week-ends travaillés', null],
  ['Un samedi sur trois libre', null],
  ['Du mardi au samedi', 'le samedi'],
  ['Le samedi et le dimanche', null],
])('the share of week-ends of « %s »', (said, share) => {
  expect(termsOf(said).weekEnds).toBe(share)
})

test.each([
  ['52 - 62 K€ selon profil', 'de 52\u202f000 à 62\u202f000 euros par an'],
  ['De 1 800 à 2 100 € brut par mois', 'de 1\u202f800 à 2\u202f100 euros par mois'],
  ['De 13,80 à 15,50 €/h selon niveau', "de 13,80 à 15,50 euros de l'heure"],
  ['38 K€ selon profil', null],
  ['Un budget de 20 à 30 M€', null],
])('the pay of « %s »', (said, pay) => {
  expect(termsOf(said).pay).toBe(pay)
})
