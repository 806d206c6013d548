import { expect, test } from 'vitest'
import { seededRandom } from '#eval/questions/seeded-random.ts'
import { anOfferReading } from '#testing/an-offer-reading.ts'
import { faultsOfQuestions } from '../../standards.ts'
import { findTrade } from '../knowledge/find-trade.ts'
import type { OfferReading } from '../offer/offer-reading.ts'
import { readOffer } from '../offer/read-offer.ts'
import { planQuestions } from './plan-questions.ts'

const ask = (reading: OfferReading, seed = 1) =>
  planQuestions({ reading, trade: findTrade(reading), random: seededRandom(seed) })
const textsOf = (reading: OfferReading, seed = 1) => ask(reading, seed).map(({ text }) => text)

const NURSE = `Infirmier / Infirmière en hôpital de jour (H/F)
L'hôpital Bellerive recrute pour son unité de psychiatrie de l'adolescent.
Vos missions :
- évaluer l'état clinique des patients à leur arrivée
- animer des ateliers thérapeutiques
- assurer la traçabilité des soins dans le dossier informatisé
- participer à l'éducation thérapeutique du patient
Profil recherché :
Diplôme d'État d'infirmier exigé. Rigueur, esprit d'équipe. Travail de nuit une semaine sur quatre.`

const MASON = `MAÇON H/F
Pour nos chantiers de rénovation, nous recherchons un maçon.
Missions :
- Monter des murs en parpaings et en pierre
- Couler des dalles et des linteaux
- Lire les plans d'exécution
- Nettoyer et ranger le chantier chaque soir
Profil : CAP maçonnerie, autonomie, permis B. Déplacements dans le département. Travail en extérieur.`

const SALES_MANAGER = `Directeur commercial / Directrice commerciale (H/F)
Notre entreprise vend des emballages en carton à l'industrie alimentaire.
Vos missions :
- encadrer une équipe de sept commerciaux
- négocier les contrats cadres avec les grands comptes
- construire les prévisions de vente
- suivre les marges dans Salesforce
Profil : dix ans d'expérience de la vente en B2B, anglais courant, leadership. Déplacements fréquents.`

const REACT = `Développeur React (H/F)
Vous rejoignez l'équipe qui édite un logiciel de réservation.
Vos missions :
- développer des composants accessibles en React et TypeScript
- écrire des tests avec Playwright
- améliorer les performances de l'application
- relire le code de vos collègues
Profil : trois ans d'expérience, Git, curiosité, autonomie. Télétravail deux jours par semaine.`

const OFFERS = [NURSE, MASON, SALES_MANAGER, REACT]

test('eight questions are asked, from the presentation to the candidate’s own questions', () => {
  const kinds = ask(readOffer(NURSE)).map(({ kind }) => kind)

  expect(kinds).toEqual([
    'presentation',
    'motivation',
    'behavioural',
    'behavioural',
    'behavioural',
    'technical',
    'situational',
    'closing',
  ])
})

test('whatever the run, a nurse, a mason, a sales manager and a developer get faultless questions', () => {
  const seeds = Array.from({ length: 8 }, (_, seed) => seed)

  const faults = OFFERS.flatMap((offer) =>
    seeds.flatMap((seed) => faultsOfQuestions(ask(readOffer(offer), seed), offer)),
  )

  expect(faults).toEqual([])
})

test('questions name the post and the work of their offer', () => {
  const seeds = [1, 2, 3, 4, 5]
  const [nurse = '', mason = '', manager = '', developer = ''] = OFFERS.map((offer) =>
    seeds.flatMap((seed) => textsOf(readOffer(offer), seed)).join('\n'),
  )

  expect(nurse).toMatch(/d'infirmier ou d'infirmière/)
  expect(nurse).toMatch(/ateliers thérapeutiques|traçabilité des soins/)
  expect(mason).toMatch(/de maçon ou de maçonne/)
  expect(mason).toMatch(/couler des dalles|monter des murs/)
  expect(manager).toMatch(/de directeur commercial ou de directrice commerciale/)
  expect(manager).toMatch(/prévisions de vente|contrats cadres/)
  expect(developer).toMatch(/de développeur ou de développeuse/)
  expect(developer).toMatch(/React|TypeScript/)
})

test('no two questions of a set begin with the same two words', () => {
  for (const offer of OFFERS) {
    const beginnings = textsOf(readOffer(offer)).map((text) =>
      text.split(/\s/).slice(0, 2).join(' '),
    )

    expect(new Set(beginnings).size).toBe(8)
  }
})

test('the same random numbers ask the same questions, others ask mostly other ones', () => {
  const first = textsOf(readOffer(NURSE), 1)
  const same = textsOf(readOffer(NURSE), 1)
  const others = textsOf(readOffer(NURSE), 2)

  expect(same).toEqual(first)
  expect(others.filter((text) => first.includes(text)).length).toBeLessThanOrEqual(4)
})

test('an offer that says nothing but its title gets honest questions for it', () => {
  const reading = anOfferReading({
    text: 'Relieur H/F',
    title: { text: 'relieur ou relieuse', masculine: 'relieur', feminine: 'relieuse' },
  })

  const texts = planQuestions({ reading, trade: null, random: seededRandom(3) }).map(
    ({ text }) => text,
  )

  expect(texts).toHaveLength(8)
  expect(texts.join(' ')).toMatch(/de relieur ou de relieuse/)
})

test('even an empty reading gets eight faultless questions', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const questions = planQuestions({
      reading: anOfferReading(),
      trade: null,
      random: seededRandom(seed),
    })

    expect(questions).toHaveLength(8)
    expect(faultsOfQuestions(questions, '')).toEqual([])
  }
})

test('random numbers at the ends of their range are no trouble', () => {
  for (const value of [0, 0.999_999_999]) {
    const questions = planQuestions({ reading: readOffer(MASON), trade: null, random: () => value })

    expect(questions).toHaveLength(8)
  }
})

const EVERY_SEED = Array.from({ length: 40 }, (_, seed) => seed + 1)

test('one act with two objects is said whole, whatever stands before it', () => {
  const offer = readOffer(
    'Comptable (H/F)\nVos missions :\n- Traiter les litiges avec les acheteurs et les fournisseurs\n- Préparer les règlements',
  )

  const texts = EVERY_SEED.flatMap((seed) => textsOf(offer, seed))

  expect(texts.filter((text) => text.includes('et des fournisseurs'))).toEqual([])
})

test('nobody is asked about a past with what is ours', () => {
  const offer = readOffer(
    'Ingénieur systèmes (H/F)\nVos missions :\n- Opérer nos serveurs de production\n- Superviser notre plateforme de paiement\n- Documenter les incidents',
  )

  const past = EVERY_SEED.flatMap((seed) => ask(offer, seed)).filter(
    ({ kind }) => kind === 'behavioural',
  )

  expect(past.filter(({ text }) => /(?:nos serveurs|notre plateforme)/.test(text))).toEqual([])
})

test('a watch is not asked to be kept in half the time', () => {
  const offer = readOffer(
    'Agent de sécurité (H/F)\nVos missions :\n- Assurer la surveillance des accès\n- Accueillir les transporteurs',
  )

  const texts = EVERY_SEED.flatMap((seed) => textsOf(offer, seed))

  expect(texts.filter((text) => text.includes('moins de temps'))).toEqual([])
})

test('a language that is only welcome takes no question on what one lived', () => {
  const offer = readOffer(
    "Garde d'enfants (H/F)\nVos missions :\n- Préparer les repas\n- Accompagner à l'école\nAnglais bienvenu.",
  )

  const past = EVERY_SEED.flatMap((seed) => ask(offer, seed)).filter(
    ({ kind }) => kind === 'behavioural',
  )

  expect(past.filter(({ text }) => /langue|anglais/i.test(text))).toEqual([])
})
