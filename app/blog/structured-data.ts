import type { Article } from './contract.ts'
import { HOUSE_AUTHOR } from './rules.ts'

interface Site {
  publicUrl: string
  brand: string
  picture: string
}

/** The blog, and the way to it, as search engines understand them. */
export const listData = (publicUrl: string, brand: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Blog',
      name: `Le blog de ${brand}`,
      url: `${publicUrl}/blog`,
      inLanguage: 'fr',
      publisher: houseOf(publicUrl, brand),
    },
    wayTo([
      [HOME, `${publicUrl}/`],
      [BLOG, `${publicUrl}/blog`],
    ]),
  ],
})

/** An article, and the way to it, as search engines understand them. */
export function articleData(article: Article, { publicUrl, brand, picture }: Site) {
  const address = `${publicUrl}/blog/${article.slug}`
  const house = houseOf(publicUrl, brand)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: article.title.slice(0, 110),
        description: article.excerpt,
        articleSection: article.category,
        inLanguage: 'fr',
        datePublished: article.createdAt,
        dateModified: article.updatedAt,
        timeRequired: `PT${article.readTime}M`,
        mainEntityOfPage: address,
        image: `${publicUrl}${picture}`,
        author:
          article.author === HOUSE_AUTHOR
            ? { ...house, name: article.author }
            : { '@type': 'Person', name: article.author },
        publisher: house,
      },
      wayTo([
        [HOME, `${publicUrl}/`],
        [BLOG, `${publicUrl}/blog`],
        [article.title, address],
      ]),
    ],
  }
}

const HOME = 'Accueil'
const BLOG = 'Blog & Ressources'

const houseOf = (publicUrl: string, brand: string) => ({
  '@type': 'Organization',
  name: brand,
  url: `${publicUrl}/`,
})

const wayTo = (places: readonly (readonly [name: string, item: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
})
