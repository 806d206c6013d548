import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from '../coach.ts'
import { correctOffer } from '../offer-facts/correct-offer.ts'
import { findFacts } from '../offer-facts/find-facts.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { questionsOfCircumstances } from './from-circumstances.ts'

const recogniseTrades = await loadRecogniser()
const book = bookOnDisk()
const OFFER = `Assistant commercial / Assistante commerciale (H/F)
Vous remplacez notre collègue, qui part à la retraite après trente ans.
Vos missions :
- Saisir les commandes et suivre les livraisons
- Encadrer un apprenti
Profil : deux ans d'expérience.`

const asked = (offer: ReturnType<typeof findFacts>) => questionsOfCircumstances(offer, book)

test('what the offer writes of this post is asked about, for the line that writes it', async () => {
  const questions = await asked(findFacts(OFFER, recogniseTrades))

  expect([...new Set(questions.flatMap(({ lines }) => lines))]).toEqual(
    expect.arrayContaining([
      'Vous remplacez notre collègue, qui part à la retraite après trente ans.',
      'Encadrer un apprenti',
    ]),
  )
  expect(questions.map(({ text }) => text).join(' ')).toMatch(/retraite/)
})

test('an offer that writes nothing of its post is asked about none', async () => {
  const plain = 'Assistant commercial / Assistante commerciale (H/F)\nSaisir les commandes.'

  expect(await asked(findFacts(plain, recogniseTrades))).toEqual([])
})

test('what its reader takes away is not asked about', async () => {
  const offer = findFacts(OFFER, recogniseTrades)
  const without = ['circumstance-change retiring', 'circumstance-change takeover']

  const corrected = await asked(correctOffer(offer, { without }, null))

  expect(corrected.map(({ text }) => text).join(' ')).not.toMatch(/retraite/)
})

test('nobody who begins is asked about a past that they do not have', async () => {
  const offer = findFacts(`${OFFER}\nDébutant accepté.`, recogniseTrades)
  const pages = await Promise.all(offer.circumstances.map(({ page }) => book.page(page)))
  const ofAPast = pages.flatMap(
    (page) =>
      page?.questions
        .filter(({ kind, beginner }) => kind === 'behavioural' && beginner)
        .map(({ text }) => text) ?? [],
  )

  const texts = (await asked(offer)).map(({ text }) => text)

  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(ofAPast).not.toContain(text)
})

test('on screen, what was understood can be taken away, and its line stands under the question', async () => {
  const coach = createCoach({ random: () => 0, book })
  const { things } = await coach.understand(OFFER)
  const [first] = (await asked(findFacts(OFFER, recogniseTrades))).filter(({ lines }) =>
    lines[0]?.includes('retraite'),
  )

  expect(things.map(({ label }) => label)).toContain('succéder à un départ en retraite')
  expect(await coach.linesBehind(OFFER, [first?.text ?? ''])).toEqual([
    'Vous remplacez notre collègue, qui part à la retraite après trente ans',
  ])
})

test('what a condition says already is told once, and is taken away with it', async () => {
  const offer = `${OFFER}\nVous travaillez la nuit, horaires de nuit.`
  const coach = createCoach({ random: () => 0, book })
  const { things } = await coach.understand(offer)
  const facts = findFacts(offer, recogniseTrades)
  const ofNights = (of: readonly { text: string }[]) =>
    of.filter(({ text }) => /(?<!\p{L})nuits?(?!\p{L})/u.test(text))

  expect(things.filter(({ label }) => label.includes('nuit')).map(({ label }) => label)).toEqual([
    'de nuit',
  ])
  expect(ofNights(await asked(facts))).not.toEqual([])
  expect(ofNights(await asked(correctOffer(facts, { without: ['night'] }, null)))).toEqual([])
})
