import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { findFacts } from '../offer-facts/find-facts.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { choosePages } from './choose-pages.ts'
import { questionsOfWordings } from './from-wordings.ts'
import { slotsOf } from './slots.ts'
import { WORDINGS } from './wordings/of-kinds.ts'

const recogniseTrades = await loadRecogniser()
const book = bookOnDisk()
const offer = findFacts('Poste à pourvoir', recogniseTrades)
const textsWith = (said: Partial<ReturnType<typeof slotsOf>['said']>) => {
  const slots = slotsOf([], offer)
  return questionsOfWordings(offer, { ...slots, said: { ...slots.said, ...said } }).map(
    ({ text }) => text,
  )
}

test('a town or a tool that the title says is not said beside it', () => {
  const clerk = { 'de métier': 'de greffier au tribunal de Vannes', ville: 'à Vannes' }
  const developer = { 'de métier': 'de développeur PHP', outil: 'PHP', 'autre outil': 'Symfony' }

  expect(textsWith(clerk).filter((text) => text.split('Vannes').length > 2)).toEqual([])
  expect(textsWith(developer).filter((text) => text.split('PHP').length > 2)).toEqual([])
  expect(textsWith({ 'de métier': 'de greffier', ville: 'à Vannes' }).join()).toContain(
    'de greffier à Vannes',
  )
})

test('what is known is named, and no title in both genders is', () => {
  const texts = textsWith({
    domaine: 'la comptabilité',
    employeur: 'la clinique Pasteur',
    chez: 'à la clinique Pasteur',
    télétravail: 'deux jours de télétravail par semaine',
  })

  expect(texts).toContain("Qu'est-ce qui vous a donné envie de postuler à la clinique Pasteur ?")
  expect(texts).toContain("Qu'est-ce qui vous attire dans la comptabilité ?")
  expect(texts.filter((text) => /chez la|{/.test(text))).toEqual([])
})

test('a kitchen is not named twice', () => {
  const texts = textsWith({ domaine: 'la cuisine', cadre: 'en cuisine centrale' })

  expect(texts.filter((text) => text.split('cuisine').length > 2)).toEqual([])
  expect(texts.join()).toContain('en cuisine centrale')
})

test('no wording joins a field or a sector to a place or to people by a comma', () => {
  const joined = /\{(?:de )?(?:domaine|secteur)\}[^{?:]*,[^{?:]*\{|\{(?:chez|ville)\}, ?\{/

  expect(WORDINGS.filter(([, wording]) => joined.test(wording))).toEqual([])
})

const motivationsOf = async (text: string) => {
  const read = findFacts(text, recogniseTrades)
  return questionsOfWordings(read, slotsOf(await choosePages(read, book), read))
    .filter(({ kind }) => kind === 'motivation')
    .map(({ text }) => text)
}

test('people are accompanied in the trades of care, not where one sells to them', async () => {
  const minors = `Éducateur spécialisé H/F\nMissions :\n- Accompagner des mineurs non accompagnés`
  const farmers = `Commercial H/F\nMissions :\n- Vendre aux agriculteurs\n- Visiter les agriculteurs`

  expect(await motivationsOf(minors)).toContain(
    'Pourquoi souhaitez-vous accompagner des mineurs non accompagnés ?',
  )
  expect((await motivationsOf(farmers)).filter((text) => /accompagner/.test(text))).toEqual([])
})

test('where only the domain of a post is known, its field is not said', async () => {
  const read = findFacts('Poste à pourvoir', recogniseTrades)
  const domain = await choosePages({ ...read, trades: [], nearest: [], domain: 'G14' }, book)

  expect(domain.map(({ of }) => of)).toContain('domain')
  expect(slotsOf(domain, read).said.domaine).toBeNull()
})

test('a place is said by the field of its own', async () => {
  const read = findFacts(
    `Préparateur en pharmacie H/F
Missions :
- Tenir le comptoir de l'officine
- Accueillir la patientèle et gérer le tiers payant`,
    recogniseTrades,
  )
  const { said } = slotsOf(await choosePages(read, book), read)

  expect(said.domaine).toBe("la pharmacie d'officine")
  expect(said['autre cadre']).toBeNull()
})

test('that a post lasts is not what is asked about where anything else is told', () => {
  const contract = { contrat: 'un CDI', 'contrat durable': 'un CDI' }
  const saysNoMore = (text: string) => /^C'est un CDI(?: :|, à Vannes)/.test(text)

  expect(textsWith(contract).filter(saysNoMore)).not.toEqual([])
  expect(textsWith({ ...contract, ville: 'à Vannes', date: 'en mars' }).filter(saysNoMore)).toEqual(
    [],
  )
})

test('a deputy is not called by the title of the chief', async () => {
  const titled = async (title: string) => {
    const read = findFacts(`${title} H/F\nMissions :\n- Tenir la boutique`, recogniseTrades)
    return slotsOf(await choosePages(read, book), read).said.métier
  }

  expect(await titled('Responsable de boutique')).toBe('responsable de boutique')
  expect(await titled('Adjoint Responsable de boutique')).toBeNull()
  expect(await titled('Assistant du responsable de boutique')).toBeNull()
})
