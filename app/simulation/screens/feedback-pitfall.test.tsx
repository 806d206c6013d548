// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../interview-verbs.ts'
import { aFeedback, anInterview, START } from '../testing/an-interview.ts'
import { show } from '../testing/show.tsx'

const PITFALL = 'Promettre la livraison sans avoir regardé le stock, pour faire plaisir.'
const SAID = `Le piège de cette question : ${PITFALL}`
const given = answer(anInterview(), "J'ai rangé le rayon.", START)

const shown = (changes: Parameters<typeof aFeedback>[0]) =>
  show('/feedback', {
    interview: given,
    answering: () =>
      Response.json(
        aFeedback({ analysis: 'Un début est là.', strengths: ['Un fait daté.'], ...changes }),
      ),
  })

const inOrder = (...texts: string[]) => {
  const blocks = texts.map((text) => screen.getByText(text))
  return blocks.every(
    (block, at) =>
      at === 0 ||
      (blocks[at - 1]?.compareDocumentPosition(block) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}

test('after an answer that does not stand yet, the pitfall follows the verdict', async () => {
  using _page = shown({ score: 41, improvements: ['Dites la fin.'], pitfall: PITFALL })
  await screen.findByText(SAID)

  expect(inOrder('Un début est là.', SAID, 'Points forts', 'Dites la fin.')).toBe(true)
})

test.each([
  ['Dites la fin.', ['Dites la fin.']],
  ['Rien à relever sur cette réponse.', []],
])(
  'whoever gave an answer that stands reads « %s » and is not told of it',
  async (read, improvements) => {
    using _page = shown({ score: 81, improvements, pitfall: PITFALL })
    await screen.findByText(read)

    expect(screen.queryByText(/Le piège/)).toBeNull()
  },
)

test('a middling answer is left to be held to it, below what the recruiter listens for', async () => {
  const listensFor = ['regarder le stock', 'une date sûre']
  using _page = shown({ score: 58, improvements: ['Dites la fin.'], pitfall: PITFALL, listensFor })
  await screen.findByText(SAID)

  expect(inOrder('Dites la fin.', 'une date sûre', SAID)).toBe(true)
})

test('what would end the interview stands below the points of an answer that does not stand', async () => {
  const rulesOut = ['Promettre sans savoir : le client compte dessus.']
  using _page = shown({ score: 58, improvements: ['Dites la fin.'], pitfall: PITFALL, rulesOut })
  await screen.findByText('Promettre sans savoir : le client compte dessus.')

  expect(inOrder('Dites la fin.', "Ce qui l'arrêterait", SAID)).toBe(true)
})

test('whoever gave an answer that stands is not told of it', async () => {
  const rulesOut = ['Promettre sans savoir : le client compte dessus.']
  using _page = shown({ score: 81, improvements: ['Dites la fin.'], rulesOut })
  await screen.findByText('Dites la fin.')

  expect(screen.queryByText("Ce qui l'arrêterait")).toBeNull()
})

test('with nothing to improve, it stands by itself and is no remark on the answer', async () => {
  using _page = shown({ score: 44, improvements: [], pitfall: PITFALL })
  const told = await screen.findByText(SAID)

  expect(told.closest('li')).toBeNull()
  expect(inOrder(SAID, 'Points forts', "Rien d'autre à relever sur cette réponse.")).toBe(true)
})

test('without one nothing is said of it', async () => {
  using _page = shown({ score: 58, improvements: ['Dites la fin.'] })
  await screen.findByText('Dites la fin.')

  expect(screen.queryByText(/Le piège de cette question/)).toBeNull()
})

test('what the recruiter listens for stands after the remarks and before the example', async () => {
  using _page = shown({
    score: 81,
    improvements: ['Dites la fin.'],
    listensFor: ['le stock vérifié', 'un délai tenable'],
    exampleAnswer: "J'ai d'abord regardé le stock.",
  })
  await screen.findByText('le stock vérifié')

  const title = 'Ce que le recruteur écoute ici'
  const ofBoth = ['le stock vérifié', 'un délai tenable']
  expect(inOrder('Dites la fin.', title, ...ofBoth, "J'ai d'abord regardé le stock.")).toBe(true)
})
