import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const OFFERS = join(import.meta.dirname, '../../testing/offers')

/** Has the product compose what it composes only when it is used. */
export async function useThem(): Promise<void> {
  const { outlineOffer } = await import('../../app/interviewer/coach/offer-facts/outline-offer.ts')
  const { makeSearchable, containsWords: hears } = await import(
    '../../app/interviewer/coach/book/match-words.ts'
  )
  const { routeNames } = await import('../../app/platform/metrics/request-route.ts')
  for (const file of globSync('**/*.txt', { cwd: OFFERS }))
    outlineOffer(readFileSync(join(OFFERS, file), 'utf8'))
  hears(makeSearchable('maîtriser tous les coûts'), 'maitris* tous les couts')
  routeNames(['/api/blog/articles/:slug'])
}
