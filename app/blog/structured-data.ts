import type { Article } from './contract.ts'

interface Site {
  publicUrl: string
  brand: string
  picture: string
}

/** An article, and the way to it, as search engines understand them. */
export function articleData(article: Article, { publicUrl, brand, picture }: Site) {
  const address = `${publicUrl}/blog/${article.slug}`
  const house = { '@type': 'Organization', name: brand, url: `${publicUrl}/` }
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
        author: { ...house, name: article.author },
        publisher: house,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${publicUrl}/` },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Blog & Ressources',
            item: `${publicUrl}/blog`,
          },
          { '@type': 'ListItem', position: 3, name: article.title, item: address },
        ],
      },
    ],
  }
}
