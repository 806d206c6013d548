import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { aSubjectPage } from '#eval/book/a-page.ts'
import { seededRandom } from '#eval/questions/seeded-random.ts'
import { foundByWords, isSubject } from '../book/found-by-words.ts'
import { openBook } from '../book/open-book.ts'
import type { SubjectPage } from '../book/page.ts'
import { findFacts } from '../offer-facts/find-facts.ts'
import { findSubjects } from '../offer-facts/find-subjects.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { choosePages } from './choose-pages.ts'
import { planQuestions } from './plan-questions.ts'
import { tradeKnowledge } from './trade-knowledge.ts'

const recogniseTrades = await loadRecogniser()
const onDisk = bookOnDisk()

function about(
  code: string,
  heard: string,
  next: string | readonly string[] = `${code} jamais nommé`,
): SubjectPage {
  const domains = typeof next === 'string' ? undefined : next
  const { only, ...page } = aSubjectPage()
  return {
    ...page,
    code: `subject-${code}`,
    activities: page.activities.map((one, at) => ({
      ...one,
      heard: [at === 0 || typeof next !== 'string' ? heard : next],
    })),
    ...(domains && { only: domains }),
  }
}
const bookWith = (...pages: SubjectPage[]) =>
  openBook(
    async (code) => pages.find((page) => page.code === code) ?? onDisk.page(code),
    onDisk.examples,
  )
const read = (offer: string, ...pages: SubjectPage[]): OfferFacts => {
  const facts = findFacts(offer, recogniseTrades)
  const finding = { leads: facts.leadsPeople, known: foundByWords(pages, isSubject) }
  return { ...facts, subjects: findSubjects(facts.lines, finding) }
}

const NURSE = `Infirmier H/F
Missions :
- Assurer les soins des patients et les transmissions
- Faire les prises de sang
- Tenir le rucher de la terrasse
- Tondre le golf`
const SUBJECTS = [
  about('hives', 'rucher*'),
  about('golf', 'golf*'),
  about('blood', 'prises de sang'),
]

test('a sure trade is followed by the subjects of the offer that it does not know', async () => {
  const pages = await choosePages(read(NURSE, ...SUBJECTS), bookWith(...SUBJECTS))

  expect(pages.map(({ page }) => page.code)).toEqual([
    'J1506',
    'subject-hives',
    'subject-golf',
    'J15',
    'general',
  ])
})

test('where no trade is sure, subjects come first, three at most', async () => {
  const many = ['ruches', 'golf', 'piano', 'voile'].map((word) =>
    about(word, word, `club ${word[0]}`),
  )
  const pagesOf = async (offer: string) =>
    choosePages({ ...read(offer, ...many), trades: [], nearest: [] }, bookWith(...many))
  const stray = `Personne polyvalente\nMissions :\n- Les ruches\n- Le golf\n- Le piano\n- La voile`
  const pages = await pagesOf(
    'Personne polyvalente\nMissions :\n- Les ruches, club r\n- Le golf, club g\n- Le piano, club p\n- La voile, club v',
  )

  expect((await pagesOf(stray)).map(({ of }) => of)).not.toContain('subject')
  expect((await pagesOf(stray.replace('polyvalente', 'aux ruches'))).map(({ of }) => of)).toContain(
    'subject',
  )
  expect(pages.slice(0, 3).map(({ of }) => of)).toEqual(['subject', 'subject', 'subject'])
  expect(pages.filter(({ of }) => of === 'subject')).toHaveLength(3)
})

test('words that mean a subject in other domains only do not name it here', async () => {
  const elsewhere = about('hives', 'rucher*', ['M18', 'N'])
  const pages = await choosePages(read(NURSE, elsewhere), bookWith(elsewhere))

  expect(pages.map(({ of }) => of)).not.toContain('subject')
})

test('a subject is asked about beside the trade, and a model is told of it', async () => {
  const hives = about('hives', 'rucher*')
  const texts = hives.questions.flatMap(({ text, beginner = text }) => [text, beginner])
  const offer = read(NURSE, hives)
  const book = bookWith(hives)
  const sets = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((seed) => planQuestions(offer, { book, random: seededRandom(seed) })),
  )

  expect(sets.flat().some(({ text }) => texts.includes(text))).toBe(true)
  for (const set of sets)
    expect(set.filter(({ text }) => texts.includes(text)).length).toBeLessThan(4)
  expect((await tradeKnowledge(offer, book)).some(({ text }) => texts.includes(text))).toBe(true)
})

/** Whether some question of leading a team is asked about this offer, its own or its form for beginners. */
async function isAskedToLead(offer: string): Promise<boolean> {
  const leading = about('team-leading', 'encadrement d une equipe')
  const texts = leading.questions.flatMap(({ text, beginner = text }) => [text, beginner])
  const asked = { book: bookWith(leading), random: seededRandom(1) }
  return (await planQuestions(read(offer, leading), asked)).some(({ text }) => texts.includes(text))
}

test('whoever will lead a team is asked about leading one, whatever the words of the offer', async () => {
  const leader = NURSE.replace('Tondre', 'Encadrer une équipe de soignants\n- Tondre')

  expect(await isAskedToLead(NURSE)).toBe(false)
  expect(await isAskedToLead(leader)).toBe(true)
})

test('whoever begins is asked no scene of leading, though the offer speaks of a team to lead', async () => {
  const offer = (title: string) =>
    `${title}\nMissions :\n- Participer à l'encadrement d'une équipe de stagiaires\n- Tenir les dossiers du personnel`

  expect(await isAskedToLead(offer('Responsable RH H/F'))).toBe(true)
  expect(await isAskedToLead(offer('Alternance assistant RH H/F'))).toBe(false)
})

test('where no trade is sure, who writes in several languages is asked as a programmer', async () => {
  const offer = (tools: string) => ({
    ...read(`Chargé de e-commerce et tech data H/F\nMissions :\n- Écrire des scripts en ${tools}`),
    trades: [],
    nearest: [],
    domain: 'E11',
  })
  const codes = async (tools: string) =>
    (await choosePages(offer(tools), bookWith())).map(({ page }) => page.code)

  expect((await codes('Python et JavaScript'))[0]).toBe('M1805')
  expect(await codes('anglais')).not.toContain('M1805')
})

test.each([
  ['subject-complaints', 'Réclamations des clients', 'Vendeur en magasin', 'Aide à domicile'],
  [
    'subject-environment-and-waste',
    'Tri des déchets',
    'Agent de propreté',
    'Serveur en restaurant',
  ],
])(
  '%s is asked about where « %s » is work, not elsewhere',
  async (code, line, trade, elsewhere) => {
    const codes = async (title: string) => {
      const offer = `${title} H/F\nMissions :\n- ${line}\n- Bilan carbone et litiges clients`
      const pages = await choosePages(findFacts(offer, recogniseTrades), onDisk)
      return pages.map(({ page }) => page.code)
    }

    expect(await codes(trade)).toContain(code)
    expect(await codes(elsewhere)).not.toContain(code)
  },
)

test('a likely title whose work the offer never tells gives way to the trade that it tells', async () => {
  const shop = `Conseiller clientèle H/F
Nous recherchons pour une enseigne de prêt-à-porter des conseillers de vente F/H, le temps des soldes.
Missions :
- Réceptionner les produits et les mettre en rayon
- Renseigner les prix et monter la vitrine
- Conseiller et vendre en magasin
- Tenir la réserve et le stock`
  const [first] = await choosePages(findFacts(shop, recogniseTrades), onDisk)
  expect(first).toMatchObject({ of: 'trade', page: { code: 'D1214' } })
})
