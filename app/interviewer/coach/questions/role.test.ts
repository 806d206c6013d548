import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { aSubjectPage } from '#eval/book/a-page.ts'
import type { BookQuestion, TradePage } from '../book/page.ts'
import { findFacts } from '../offer-facts/find-facts.ts'
import { findVariants } from '../offer-facts/find-variants.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { choosePages } from './choose-pages.ts'
import { questionsOfPage } from './from-page.ts'
import { isAssistantOnly, isInChargeOnly } from './role.ts'
import { slotsOf } from './slots.ts'

const recogniseTrades = await loadRecogniser()
const read = (offer: string) => findFacts(offer, recogniseTrades)

const { only: _, name: __, ...page } = aSubjectPage()
const [question] = page.questions
const REPAIRS: TradePage = {
  ...page,
  code: 'I1402',
  m: 'réparateur de ruches',
  f: 'réparatrice de ruches',
  field: 'la réparation de ruches',
  variants: [
    { id: 'charge', name: 'en charge du service', heard: ['responsable sav'] },
    { id: 'road', name: 'en tournée', heard: ['itineran*', 'tournee'] },
  ],
  activities: [{ id: 'fix', say: 'réparer', heard: ['reparation*'] }],
  questions: (question ? [question] : []).flatMap((one) => [
    {
      ...one,
      id: 'craft',
      kind: 'technical',
      activities: ['fix'],
      variants: [],
      text: 'Réparer ?',
    },
    {
      ...one,
      id: 'lead',
      kind: 'technical',
      activities: ['fix'],
      variants: ['charge'],
      text: 'Diriger ?',
    },
  ]),
}
const LEADER = `Responsable SAV H/F
Missions :
- Suivre les réparations
- Gérer le planning des techniciens itinérants
- Appeler les techniciens itinérants`
const REPAIRER = LEADER.replace('Responsable SAV', 'Réparateur')

test('a stray cue beside what the title says names no second variant', () => {
  expect(findVariants(REPAIRS.variants, read(LEADER)).map(({ id }) => id)).toEqual(['charge'])
})

test.each([
  ['Commis de ruche H/F', false],
  ['Infirmier H/F\nVous épaulez le chef de ruche.', false],
  ['Responsable de rucher H/F\nVous recevez le chef de ruche.', true],
  ['Apiculteur H/F\nVous encadrez une équipe, dont un commis de ruche.', true],
  ['Second de ruche H/F\nVous formez un commis de ruche.', true],
  ['Médecin coordonnateur de ruche H/F\nVous conseillez le chef de ruche.', true],
  ['Secrétaire de direction de ruche H/F\nVous aidez le chef de ruche.', false],
])('the role of leading on a page is that of « %s »: %s', (offer, isRole) => {
  const lead = {
    id: 'lead',
    name: "avec l'encadrement d'une équipe",
    heard: ['commis', 'chef de ruche', 'ruche'],
  }
  expect(findVariants([lead], read(offer)).length > 0).toBe(isRole)
})

test('whoever is in charge is asked as such on the page of those who do the work', () => {
  const chosen = { page: REPAIRS, of: 'trade', handicap: 0, share: 1, alsoKnownAs: [] } as const
  const worth = (offer: string) =>
    Object.fromEntries(questionsOfPage(chosen, read(offer)).map(({ text, score }) => [text, score]))
  const led = worth(LEADER)
  const sure = { confidence: 1, isWritten: true }
  const fieldSaid = (text: string, { confidence, isWritten } = sure) => {
    const offer = read(text)
    const trades = offer.trades.map((trade) => ({ ...trade, confidence, isWritten }))
    return slotsOf([chosen], { ...offer, trades }).said.domaine
  }

  expect(led['Diriger ?']).toBeGreaterThan((led['Réparer ?'] ?? 0) + 0.5)
  expect(worth(REPAIRER)).not.toHaveProperty(['Diriger ?'])
  expect(isInChargeOnly(REPAIRS, read(LEADER))).toBe(true)
  expect(isInChargeOnly(REPAIRS, read(REPAIRER))).toBe(false)
  expect([fieldSaid(LEADER), fieldSaid(REPAIRER)]).toEqual([null, 'la réparation de ruches'])
  expect(fieldSaid(REPAIRER, { confidence: 0.7, isWritten: true })).toBeNull()
  expect(fieldSaid(REPAIRER, { confidence: 0.95, isWritten: false })).toBeNull()
})

test('a title that makes something else of a trade says what one works in', () => {
  const [charge, road] = REPAIRS.variants
  const onTheRoad = { ...road, id: 'road', name: 'en tournée', heard: road?.heard ?? [] }
  const page = {
    ...REPAIRS,
    variants: [...(charge ? [charge] : []), { ...onTheRoad, field: 'les tournées' }],
  }
  const chosen = { page, of: 'trade', handicap: 0, share: 1, alsoKnownAs: [] } as const
  const fieldSaid = (title: string) => slotsOf([chosen], read(`${title}\nRépare.`)).said.domaine

  expect(fieldSaid('Réparateur itinérant')).toBe('les tournées')
  expect(fieldSaid('Réparateur\nEn tournée')).toBe('la réparation de ruches')
})

test.each([
  ['Directeur de la réparation H/F\nVous encadrez une équipe de dix réparateurs.', false],
  ['Directeur de la réparation H/F\nVous réparez les ruches.', false],
  ['Réparateur H/F\nVous encadrez une équipe de deux apprentis.', true],
  ["Réparateur H/F\nVous êtes encadré par le directeur d'atelier.", true],
])('« %s » is asked how one came to do that work: %s', (offer, isAsked) => {
  const [one] = REPAIRS.questions
  const opening = { ...one, kind: 'presentation', activities: [], variants: [], text: 'Réparez ?' }
  const page = { ...REPAIRS, questions: [opening as BookQuestion] }
  const chosen = { page, of: 'trade', handicap: 0, share: 1, alsoKnownAs: [] } as const
  expect(questionsOfPage(chosen, read(offer)).map(({ text }) => text)).toEqual(
    isAsked ? ['Réparez ?'] : [],
  )
})

test('who assists is not asked as whom one assists', () => {
  expect(isAssistantOnly(REPAIRS, read('Assistant réparateur H/F'))).toBe(true)
  expect(isAssistantOnly({ ...REPAIRS, m: 'assistant de ruches' }, read('Assistante H/F'))).toBe(
    false,
  )
})

test('who leads those who write programs is not asked which screens one wrote', async () => {
  const offer = (title: string) =>
    `${title} H/F\nMissions :\n- Manager une équipe de huit ingénieurs\n- Front-end : React et intégration des maquettes\n- Interfaces web en React`
  const codes = async (title: string) =>
    (await choosePages(read(offer(title)), bookOnDisk())).map(({ page: { code } }) => code)

  expect(await codes('Engineering Manager')).not.toContain('subject-front-end')
})
