import { expect, test } from 'vitest'
import { readOffer } from './read-offer.ts'

test('a department after « au sein de » is not the employer', () => {
  const { employer } = readOffer(
    'Cadre de santé (H/F)\nVous travaillez au sein des Opérations sanitaires de notre établissement.',
  )

  expect(employer).toBeNull()
})

test('a name of technology is no town, and a town keeps its article', () => {
  const cloud = readOffer('Technicien réseau (H/F)\nInfrastructure basée à Kubernetes et Docker.')
  const town = readOffer('Cuisinier (H/F)\nPoste basé au Havre, en centre ville.')

  expect(cloud.place).toBeNull()
  expect(town.place).toBe('Le Havre')
})

test('fields of competence are not fields, nor the night watch of others a night post', () => {
  const { conditions } = readOffer(
    "Comptable (H/F)\nNos compétences concernent les champs suivants : budget et paie. L'équipe compte des veilleurs de nuit.",
  )

  expect(conditions).toEqual([])
})

test('a cook who works by turns with another is no apprentice', () => {
  const { seniority } = readOffer(
    'Cuisinier de collectivité (H/F)\nPoste en roulement en alternance avec le cuisinier présent.',
  )

  expect(seniority).toBeNull()
})

test('one person with two trades keeps both in the title', () => {
  const { title } = readOffer('Vendeur / Préparateur en thés (H/F)\nVous tenez la boutique.')

  expect(title?.text).toBe('vendeur préparateur ou vendeuse préparatrice en thés')
})

test('prose gives its task: « il s’agira de… », an adverb in passing left out', () => {
  const { missions } = readOffer(
    "Assistant (H/F)\nVos missions :\n- Il s'agira de classer les dossiers du service\n- Vous assurez naturellement l'accueil des visiteurs\n- Saisie et mise à jour des fiches clients",
  )

  expect(missions.map(({ text }) => text)).toEqual([
    'classer les dossiers du service',
    "assurer l'accueil des visiteurs",
    'la saisie et la mise à jour des fiches clients',
  ])
})

test('a town after the staff, a label of origin or a family is no employer', () => {
  const offers = [
    'Cabinet vétérinaire 4 praticiens Figeac cherche ASV (H/F). Accueil, stérilisation.',
    'GAEC des Prés - AOP Cantal - cherche vacher (H/F). Traite et soins aux veaux.',
    "Famille à Meudon cherche nounou pour deux enfants. Sortie de l'école, repas.",
  ]

  expect(offers.map((offer) => readOffer(offer).employer)).toEqual([null, 'GAEC des Prés', null])
})

test('an offer typed in haste still gives its tasks', () => {
  const { missions } = readOffer(
    'cherche serveur pr bar Royan, port 3 assiettes, prise de commande, encaissement, dressage terrasse 60 couverts. tel Léa',
  )

  expect(missions.map(({ text }) => text)).toEqual([
    'la prise de commande',
    'le dressage de la terrasse',
  ])
})

test('« il/elle : » lends its subject to a list, whatever heading stands before', () => {
  const { missions } = readOffer(
    'Comptable (H/F)\nRattachement : direction\nÀ ce titre, il/elle :\n- Enregistre 200 factures par mois et les rapproche des commandes\n- Prépare les règlements',
  )

  expect(missions.map(({ text }) => text)).toEqual([
    'enregistrer 200 factures par mois et les rapprocher des commandes',
    'préparer les règlements',
  ])
})

test('borrowed verbs are said in French, the names of tools are kept', () => {
  const { missions } = readOffer(
    "SRE (H/F)\nVos missions :\n- Owner la plateforme et challenger les coûts\n- Driver l'automatisation des tests\n- Improve l'observabilité",
  )

  expect(missions.map(({ text }) => text)).toEqual([
    'prendre en charge la plateforme et remettre en question les coûts',
    "mener l'automatisation des tests",
    "améliorer l'observabilité",
  ])
})

test('an amount that one sells is no pay: the task stays', () => {
  const { missions } = readOffer(
    'Commercial SaaS (H/F)\nTon job : prospecter les PME, faire les démonstrations, négocier des contrats de 30 k€ et tenir les prévisions.',
  )

  expect(missions.map(({ text }) => text)).toContain('faire les démonstrations')
})

test('marks of level and diplomas in English are no skills', () => {
  const { skills } = readOffer(
    "Data Analyst (H/F)\nRequirements:\n- Master's degree in statistics\n- Strong SQL, Python; fluent English, working French",
  )

  expect(skills.filter((skill) => /degree|fluent|french|strong/i.test(skill))).toEqual([])
})
