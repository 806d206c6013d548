import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { seededRandom } from '#eval/questions/seeded-random.ts'
import { faultsOfQuestions } from '../../standards.ts'
import { findFacts } from '../offer-facts/find-facts.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { planQuestions } from './plan-questions.ts'

const recogniseTrades = await loadRecogniser()
const book = bookOnDisk()
const ask = (offer: string, seed = 1) =>
  planQuestions(findFacts(offer, recogniseTrades), { book, random: seededRandom(seed) })
const textsOf = async (offer: string, seed = 1) => (await ask(offer, seed)).map(({ text }) => text)
const ofSeveralRuns = async (offer: string, runs = 12) =>
  (await Promise.all(Array.from({ length: runs }, (_, seed) => ask(offer, seed)))).flat()

const RECEPTION = `Réceptionniste en hôtellerie (H/F)
L'hôtel Bellerive recrute pour sa réception. Bellerive est ouvert toute l'année.
Vos missions :
- Accueillir les clients à leur arrivée et préparer leur départ
- Enregistrer les réservations
- Traiter les réclamations des clients
Profil : anglais indispensable, deux ans d'expérience. Poste à Vannes, travail de nuit.`

const MASON = `MAÇON H/F
Pour nos chantiers de rénovation, nous recherchons un maçon.
Missions :
- Monter des murs en parpaings et en pierre
- Couler des dalles et des linteaux
Profil : CAP maçonnerie, autonomie, permis B. Sans travail de nuit.`

const OFFERS = [RECEPTION, MASON]

test('eight questions are asked, from the presentation to the candidate’s own questions', async () => {
  const kinds = (await ask(RECEPTION)).map(({ kind }) => kind)

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

test('whatever the run and the offer, the questions are faultless', async () => {
  for (const offer of [...OFFERS, 'Poste à pourvoir', '', 'x'.repeat(3000)])
    for (const seed of [1, 2, 3, 4, 5]) {
      const questions = await ask(offer, seed)

      expect(questions).toHaveLength(8)
      expect(faultsOfQuestions(questions)).toEqual([])
    }
})

test('an offer is asked about its own trade, its missions and what it sets', async () => {
  const asked = (await ofSeveralRuns(RECEPTION)).map(({ text }) => text)
  const texts = asked.join('\n')
  const ownPage = (await book.page('G1703'))?.questions ?? []

  expect(texts).toMatch(/anglais/)
  expect(texts).toMatch(/de nuit|des nuits/)
  expect(texts).toMatch(/à Vannes/)
  expect(ownPage.filter(({ text }) => asked.includes(text)).length).toBeGreaterThan(1)
})

test('what decides whether one can take the post is asked about, whatever the run', async () => {
  for (let seed = 0; seed < 12; seed++)
    expect((await textsOf(RECEPTION, seed)).join('\n')).toMatch(/de nuit|des nuits/)
})

test('what the offer denies is not asked about', async () => {
  const texts = (await ofSeveralRuns(MASON)).map(({ text }) => text).join('\n')

  expect(texts).not.toMatch(/(?:de|la|des) nuits?(?!\p{L})/u)
})

test('whoever begins is not asked for the past of a working life', async () => {
  const offer = RECEPTION.replace("deux ans d'expérience", 'débutant accepté')
  const past = await book.page('G1703')
  const lived = (past?.questions ?? []).filter(({ kind }) => kind === 'behavioural')
  const asked = new Set((await ofSeveralRuns(offer)).map(({ text }) => text))

  expect(lived.filter(({ text, beginner }) => beginner !== text && asked.has(text))).toEqual([])
})

test('whoever has not done the work is asked nothing that needs its practice, and in words of a beginner', async () => {
  const offer = `Assistant dentaire en alternance (H/F), débutant accepté
Vos missions :
- Travailler à quatre mains avec le praticien et préparer la salle
- Suivre la chaîne de stérilisation et accueillir les patients`
  const questions = (await book.page('J1303'))?.questions ?? []

  const asked = new Set(
    (await ofSeveralRuns(offer)).map(({ text }) => text.replaceAll('\u00a0', ' ')),
  )

  const said = (text = '') => asked.has(text.replaceAll('\u00a0', ' '))
  expect(questions.filter(({ practised, text }) => practised && said(text))).toEqual([])
  expect(
    questions.filter(({ beginner, text }) => beginner && said(text) && beginner !== text),
  ).toEqual([])
  expect(
    questions.filter(({ kind, beginner }) => kind === 'technical' && said(beginner)).length,
  ).toBeGreaterThan(0)
})

test('nobody who leads no team is told of leading one', async () => {
  const said = (
    await ofSeveralRuns(
      "Gestionnaire locatif H/F\nVos missions :\n- Suivre les loyers avec l'équipe",
    )
  ).map(({ text }) => text)

  expect(said.filter((text) => /(?:animer|encadrer|diriger) une équipe/.test(text))).toEqual([])
})

test('presentation and motivation do not name the same thing of the post', async () => {
  const says = ["la réception d'hôtel", 'Vannes', 'Bellerive']
  for (let seed = 0; seed < 20; seed++) {
    const [presentation = '', motivation = ''] = await textsOf(RECEPTION, seed)

    expect(says.filter((say) => presentation.includes(say) && motivation.includes(say))).toEqual([])
  }
})

test.each(OFFERS)(
  'the first question asks one to present oneself, whatever the run',
  async (offer) => {
    const firsts = (await ofSeveralRuns(offer)).filter(({ kind }) => kind === 'presentation')

    for (const { text } of firsts) expect(text).toMatch(/présent|parcours|résum/iu)
  },
)

test('a post is not named twice by its title and its setting', async () => {
  const said = (
    await ofSeveralRuns(
      'Conducteur de ramassage scolaire H/F\nTransport scolaire, circuits scolaires.',
    )
  ).map(({ text }) => text)

  expect(said.filter((text) => text.split('scolaire').length > 2)).toEqual([])
})

test('the same random numbers ask the same questions; whoever was asked them is asked others', async () => {
  const first = await textsOf(RECEPTION, 1)
  expect(await textsOf(RECEPTION, 1)).toEqual(first)

  const offer = findFacts(RECEPTION, recogniseTrades)
  const shown = first.map((text) => text.replaceAll(' :', '\u00a0:').replaceAll(' ?', '\u00a0?'))
  const again = await planQuestions(offer, {
    book,
    random: seededRandom(4),
    alreadyAsked: shown,
  })

  expect(again).toHaveLength(8)
  expect(again.filter(({ text }) => first.includes(text)).length).toBeLessThanOrEqual(1)
})

test('random numbers at the ends of their range are no trouble', async () => {
  const offer = findFacts(MASON, recogniseTrades)
  for (const value of [0, 0.999_999_999])
    expect(await planQuestions(offer, { book, random: () => value })).toHaveLength(8)
})

const DEVELOPER = `Développeur PHP H/F
En tant que développeur PHP, vous aurez les responsabilités suivantes :
- Développer des applications en PHP natif et avec Symfony
- Maintenir et optimiser les applications existantes
Profil : trois ans d'expérience. Contrat en CDI. Poste à Vannes.`

test.each([
  [RECEPTION, [/réception d'hôtel|réceptionniste/, /Bellerive/, /Vannes/, /nuits?/]],
  [DEVELOPER, [/développement/, /Symfony|PHP/, /Vannes/, /CDI/]],
])('the first questions and the last one name the post, whatever the run', async (offer, facts) => {
  for (let seed = 0; seed < 12; seed++) {
    const openings = (await ask(offer, seed))
      .filter(({ kind }) => ['presentation', 'motivation', 'closing'].includes(kind))
      .map(({ text }) => text)
      .join('\n')

    expect(facts.filter((fact) => fact.test(openings)).length, openings).toBeGreaterThanOrEqual(2)
  }
})

test('one question at most asks what was done with a tool', async () => {
  for (let seed = 0; seed < 12; seed++) {
    const asked = (await textsOf(DEVELOPER, seed)).filter((text) =>
      /(?:réalisé|fait|projets|faite) avec (?:PHP|Symfony)/.test(text),
    )
    expect(asked.length).toBeLessThanOrEqual(1)
  }
})

test('the end names two things that weigh in the post together', async () => {
  const offer = `Aide-soignant H/F
CDI. Travail de nuit, un week-end sur deux, astreintes.
Missions :
- Faire les soins du soir et les rondes`
  const ends = (await ofSeveralRuns(offer)).filter(({ kind }) => kind === 'closing')

  for (const { text } of ends)
    expect(text).toMatch(/(?:travail de nuit|week-ends|astreintes).*(?:week-ends|astreintes)/u)
})

test('whoever turns between day and night is not asked what draws one to the night', async () => {
  const offer = `Agent de fabrication H/F
Horaires en 3x8, travail de nuit une semaine sur trois.
Missions :
- Conduire une presse`
  const reasons = (await ofSeveralRuns(offer)).filter(({ kind }) => kind === 'motivation')

  expect(reasons.map(({ text }) => text).join(' ')).not.toContain('nuit')
})

test('whoever holds the diploma that is demanded does not begin from nothing', async () => {
  const offer = `Préparateur en pharmacie H/F
BP de préparateur obligatoire. Débutant accepté.
Missions :
- Délivrer les ordonnances au comptoir`

  expect((await textsOf(offer)).join(' ')).not.toContain('partant de zéro')
})
