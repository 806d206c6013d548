import { expect, test } from 'vitest'
import { webApplication } from './web-application.ts'

test('search engines read a free offer in euros and the claimed rating', () => {
  const data = webApplication({ name: 'Vis-à-vis', description: 'X', url: 'https://exemple.fr/' })

  expect(data).toMatchObject({
    '@type': 'WebApplication',
    offers: { price: '0', priceCurrency: 'EUR' },
    aggregateRating: { ratingValue: '4.8', ratingCount: '10000' },
  })
})
