import { expect, test } from 'vitest'
import { readOffer } from './read-offer.ts'
import { rowOfTasks } from './rows.ts'

const missionsOf = (text: string) => readOffer(text).missions.map((mission) => mission.text)

test('bare names of tasks in a row are said together, those that say of what each for itself', () => {
  expect(rowOfTasks('Désossage, parage, ficelage')).toEqual([
    'le désossage, le parage et le ficelage',
  ])
  expect(
    rowOfTasks('Tâches : Accueil téléphonique, tri du courrier, agenda, encaissement'),
  ).toEqual(['Accueil téléphonique', 'tri du courrier'])
  expect(rowOfTasks('Montage et démontage, pupitre, accueil des compagnies')).toEqual([
    'le montage et le démontage',
    'accueil des compagnies',
  ])
})

test('one task under several names, qualities and sentences are no rows', () => {
  expect(rowOfTasks('préparation, convocation et tenue des assemblées')).toBeNull()
  expect(rowOfTasks('Patience, discrétion, sens du service')).toBeNull()
  expect(rowOfTasks('Vous assurez la vente, le conseil et la tenue du rayon')).toBeNull()
  expect(rowOfTasks('Formation, accompagnement')).toEqual(["la formation et l'accompagnement"])
})

test('a row is read wherever it stands, unless the tasks have their own place', () => {
  const missions = missionsOf(
    'Agent de sécurité H/F\nSite : tour de bureaux, vacations de 12 h\nRondes, levée de doute, accueil des secours, main courante',
  )

  expect(missions).toEqual(['la levée de doute', "l'accueil des secours"])
})

test('items after « tu : » are tasks in the familiar form', () => {
  const missions = missionsOf(
    "Médiateur culturel H/F\nAu sein d'une équipe de cinq personnes, tu :\n– conçois et animes les visites ;\n– rédiges les documents d'aide à la visite ;",
  )

  expect(missions).toEqual([
    'concevoir et animer les visites',
    "rédiger les documents d'aide à la visite",
  ])
})

test('what is a benefit or a way to apply elsewhere is a task where one works on it', () => {
  const missions = missionsOf(
    'Assistant RH H/F\nMissions :\n- publier les annonces et trier les CV\n- surveillance de la cantine\n- envoyez votre CV avant lundi',
  )

  expect(missions).toEqual([
    'publier les annonces et trier les CV',
    'la surveillance de la cantine',
  ])
})

test('what leads to a row is set aside', () => {
  const missions = missionsOf(
    "Agent de médiathèque H/F\nSous l'autorité de la responsable, vous aurez en charge : l'accueil des publics, le prêt des livres, l'équipement des documents.",
  )

  expect(missions).toEqual(["l'accueil des publics", "l'équipement des documents"])
})

test('a row of a table is read under its first cell', () => {
  const missions = missionsOf(
    'Poste | Aide cuisinier H/F\nLieu | Cambrai\nMissions | Épluchage, taillage, plonge, nettoyage de la zone\nProfil | Débutant accepté',
  )

  expect(missions).toEqual(["l'épluchage, le taillage et la plonge", 'le nettoyage de la zone'])
})

test('neither a question to the reader nor what is provided is a task', () => {
  const missions = missionsOf(
    'Électricien H/F\nTu tires des câbles les yeux fermés ?\n- Tenue et EPI fournis\n- Pose chemins de câbles',
  )

  expect(missions).toEqual(['la pose des chemins de câbles'])
})

test('what a task announces after a colon is no row, and what works for people with a handicap is work', () => {
  const missions = missionsOf(
    "Moniteur d'atelier H/F\nMissions :\n- Manager une équipe de huit aides : entretiens, analyses de pratique\n- Encadrement technique de travailleurs en situation de handicap",
  )

  expect(missions).toEqual([
    'manager une équipe de huit aides',
    "l'encadrement technique de travailleurs en situation de handicap",
  ])
})

test('whoever holds the post, named in both genders, is the subject of a whole list', () => {
  const missions = missionsOf(
    'Responsable du service enfance\nLe ou la responsable du service met en œuvre la politique décidée par les élus, encadre 24 agents, prépare le budget du service (1,4 M€) et rend compte au directeur.',
  )

  expect(missions).toEqual([
    'mettre en œuvre la politique décidée par les élus',
    'encadrer 24 agents',
    'préparer le budget du service',
    'rendre compte au directeur',
  ])
})

test('what a house does is no task of the post, nor are its hours', () => {
  const missions = missionsOf(
    'Chef de projet H/F\nLe bailleur gère 12 000 logements.\nMissions : ouverture 6h, gestion des retours, encaissement des ventes',
  )

  expect(missions).toEqual(['la gestion des retours', "l'encaissement des ventes"])
})

test('a house named after somebody is said with what it is', () => {
  const { employer } = readOffer(
    'Professeur de mathématiques H/F\nLe collège Notre-Dame recherche un enseignant suppléant.',
  )

  expect(employer).toBe('collège Notre-Dame')
})
