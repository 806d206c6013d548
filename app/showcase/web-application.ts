import { RATING } from './content/claims.ts'

/** The product as search engines understand it: an application on the web, free to begin with. */
export const webApplication = ({
  name,
  description,
  url,
}: {
  name: string
  description: string
  url: string
}) => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name,
  description,
  url,
  applicationCategory: 'EducationalApplication',
  operatingSystem: 'Web',
  inLanguage: 'fr',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: String(RATING.value),
    ratingCount: String(RATING.count),
  },
})
