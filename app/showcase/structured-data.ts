interface Site {
  publicUrl: string
  brand: string
}

/** Questions and their answers, as search engines understand them. */
export const faqData = (entries: readonly { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'fr',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** Who stands behind the site. */
export const organizationData = ({
  publicUrl,
  brand,
  description,
}: Site & { description: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/favicon.svg`,
  description,
})
