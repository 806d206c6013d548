import { expect, test } from 'vitest'
import { aDomainPage, aTradePage, spaced } from '../a-page.ts'
import { checkBook } from '../check-book.ts'

const PITFALL = spaced(
  'Le rendre sans un mot : celui qui prête reprend confiance quand on lui dit dans quel état.',
)

type AnyPage = ReturnType<typeof aDomainPage> | ReturnType<typeof aTradePage>

/** The same pitfall for each of its first questions. */
const withPitfall = (page: AnyPage, pitfall: string, count = 1) => ({
  ...page,
  questions: page.questions.map((one, at) => (at < count ? { ...one, pitfall } : one)),
})

const faultsOf = (...pages: AnyPage[]) =>
  [...checkBook(pages.map((content) => ({ name: content.code, content }))).values()].flat()

test.each([
  ['piège', 'of a few words', 'Le rendre sans un mot.'],
  ['piège', 'that is a paragraph', `${'Le rendre tard, '.repeat(12)}jamais.`],
  ['piège', 'without its full stop', PITFALL.slice(0, -1)],
  [
    'piège',
    'that asks',
    spaced('Qui le rendrait sans un mot ? Celui qui prête attend une phrase.'),
  ],
  ['piège', 'that speaks of the answer', `Vous n'avez rien dit. ${PITFALL}`],
  ['piège', 'that names itself', `Le piège est là. ${PITFALL}`],
  ['piège', 'about a private life', `${PITFALL} Parlez plutôt de vos enfants.`],
  ['orthographe', 'that is misspelt', PITFALL.replace('reprend', 'represd')],
  ['typographie', 'that is badly set', PITFALL.replace('\u00a0:', ' :')],
  ['genre', 'for men', `${PITFALL} Quand vous êtes arrivé, tout se sait.`],
])('%s: a pitfall %s', (rule, _, pitfall) => {
  const found = faultsOf(withPitfall(aDomainPage(), pitfall))

  expect(new Set(found.map((one) => one.rule))).toContain(rule)
})

test.each([
  ['plain', PITFALL],
  [
    'that quotes what is asked too soon',
    spaced('«\u00a0Et mes congés ? » en premier : la maison entend une envie de repos.'),
  ],
  [
    'that ends on a quote',
    spaced("Un recruteur se méfie de qui dit d'un outil : «\u00a0je le rends propre. »"),
  ],
])('a pitfall %s is a good one', (_, pitfall) => {
  expect(faultsOf(withPitfall(aDomainPage(), pitfall))).toEqual([])
})

test('two questions have no pitfall in common, in one page or in two', () => {
  const alone = withPitfall(aTradePage(), PITFALL)
  const twice = withPitfall(aDomainPage(), PITFALL.replace('Le', 'LE'), 2)

  expect(faultsOf(alone)).toEqual([])
  const repeated = faultsOf(alone, twice).filter(({ detail }) => /rendre sans un mot/i.test(detail))
  expect(repeated.map(({ question }) => question)).toEqual(['J1501-01', 'J15-01', 'J15-02'])
})
