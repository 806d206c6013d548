import { data } from 'react-router'
import { ArticleQuery } from '#app/blog/contract.ts'
import { listArticles } from '#app/blog/server/service.ts'
import { portsContext } from '#app/page-context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { findSector } from '../find-sector.ts'
import { addressOf, isSectorName } from '../sector.ts'
import type { Route } from './+types/sector.ts'
import { Companies, HowItWorks, Invitation, Questions, Skills, ToRead } from './sections.tsx'
import { SectorHead } from './sector-head.tsx'

const TO_READ = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const name = new URL(request.url).pathname.replace(/^\/entretien-|\.data$/g, '')
  const sector = findSector(name)
  if (!sector || !isSectorName(name)) throw data(null, { status: 404 })
  const query = ArticleQuery.parse({ category: sector.category, limit: TO_READ })
  const { articles } = await listArticles(context.get(portsContext), query)
  const toRead = articles.map(({ slug, title, readTime }) => ({ slug, title, readTime }))
  const areExamples = context.get(portsContext).cashier.pretend !== null
  return { name, sector, toRead, areExamples }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { name, sector } = loaderData
  const publicUrl = matches[0].loaderData?.publicUrl ?? ''
  return pageMeta(matches, {
    title: sector.title,
    description: sector.summary,
    picture: `/social${addressOf(name)}.png`,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${publicUrl}/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: sector.label,
          item: `${publicUrl}${addressOf(name)}`,
        },
      ],
    },
  })
}

export default function SectorScreen({ loaderData }: Route.ComponentProps) {
  const { name, sector, toRead, areExamples } = loaderData
  return (
    <>
      <SectorHead name={name} sector={sector} areExamples={areExamples} />
      <Questions sector={sector} />
      <Skills sector={sector} />
      <Companies sector={sector} />
      <HowItWorks />
      {toRead.length > 0 && <ToRead articles={toRead} />}
      <Invitation sector={sector} />
    </>
  )
}
